'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * Fetches its page ahead once a visitor points at it or tabs to it. Next would do so for every link in
 * view, and a page brings the code of its forms along.
 */
export function Link({ prefetch, ...rest }: ComponentProps<typeof NextLink>) {
  const [isMeant, setIsMeant] = useState(false);
  const mean = () => setIsMeant(true);
  return (
    <NextLink
      {...rest}
      prefetch={prefetch ?? (isMeant ? null : false)}
      onPointerEnter={mean}
      onFocus={mean}
    />
  );
}
