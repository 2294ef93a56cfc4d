'use client';

import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';
import { useTakeOver } from './use-take-over';

export function Input({ className = '', ref, ...rest }: ComponentProps<'input'>) {
  return (
    <input {...rest} ref={useTakeOver(ref)} className={`${controlStyle} h-11 px-3 ${className}`} />
  );
}
