'use client';

import type { ComponentProps } from 'react';
import { PlainSelect } from './plain-select';
import { useTakeOver } from './use-take-over';

/** Native select, which works on phones, by keyboard and without JavaScript. */
export function Select({ ref, ...rest }: ComponentProps<'select'>) {
  return <PlainSelect {...rest} ref={useTakeOver(ref)} />;
}
