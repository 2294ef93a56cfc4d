'use client';

import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';
import { useTakeOver } from './use-take-over';

export function Textarea({ className = '', rows = 5, ref, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      ref={useTakeOver(ref)}
      rows={rows}
      className={`${controlStyle} min-h-24 px-3 py-2.5 leading-6 ${className}`}
    />
  );
}
