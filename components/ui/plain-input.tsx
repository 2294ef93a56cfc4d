import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';

/** Input for pages that run without React. All other pages use `Input`. */
export function PlainInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={`${controlStyle} h-11 px-3 ${className}`} />;
}
