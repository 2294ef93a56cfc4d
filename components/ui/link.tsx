'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link that prefetches its page when a visitor points at it or tabs to it. Next would prefetch every link in view,
 * with the code of its page's forms.
 */
export function Link({ prefetch, ...rest }: ComponentProps<typeof NextLink>) {
  const [isLikely, setIsLikely] = useState(false);
  const prefetchSoon = () => setIsLikely(true);
  return (
    <NextLink
      {...rest}
      prefetch={prefetch ?? (isLikely ? null : false)}
      onPointerEnter={prefetchSoon}
      onFocus={prefetchSoon}
    />
  );
}
