import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';

export function Textarea({ className = '', rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={`${controlStyle} min-h-24 px-3 py-2.5 leading-6 ${className}`}
    />
  );
}
