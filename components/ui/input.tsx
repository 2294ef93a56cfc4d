'use client';

import type { ComponentProps } from 'react';
import { PlainInput } from './plain-input';
import { useTakeOver } from './use-take-over';

export function Input({ ref, ...rest }: ComponentProps<'input'>) {
  return <PlainInput {...rest} ref={useTakeOver(ref)} />;
}
