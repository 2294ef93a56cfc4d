'use client';

import type { ComponentProps } from 'react';
import { useTakeOver } from './use-take-over';

type TickBoxProps = ComponentProps<'input'> & { type: 'checkbox' | 'radio' };

/** Controlled checkbox or radio button that keeps input from before hydration. */
export function TickBox({ ref, ...rest }: TickBoxProps) {
  return <input {...rest} ref={useTakeOver(ref)} />;
}
