import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';

/** A field of a page that runs without React; everywhere else `Input`. */
export function PlainInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={`${controlStyle} h-11 px-3 ${className}`} />;
}
