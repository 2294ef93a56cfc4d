import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';

export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={`${controlStyle} h-11 px-3 ${className}`} />;
}
