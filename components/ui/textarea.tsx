'use client';

import { type ComponentProps, useId } from 'react';
import { controlStyle } from './control-style';
import { useEarlyText, useTakeOver } from './use-take-over';

export function Textarea({
  className = '',
  rows = 5,
  ref,
  id: given,
  ...rest
}: ComponentProps<'textarea'>) {
  const own = useId();
  const id = given ?? own;
  return (
    <textarea
      {...rest}
      id={id}
      ref={useTakeOver(ref, useEarlyText(id))}
      rows={rows}
      className={`${controlStyle} min-h-24 px-3 py-2.5 leading-6 ${className}`}
    />
  );
}
