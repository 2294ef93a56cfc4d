'use client';

import type { ComponentProps } from 'react';
import { useTakeOver } from './use-take-over';

type TickBoxProps = ComponentProps<'input'> & { type: 'checkbox' | 'radio' };

/** A checkbox or radio button whose state React keeps. */
export function TickBox({ ref, ...rest }: TickBoxProps) {
  return <input {...rest} ref={useTakeOver(ref)} />;
}
