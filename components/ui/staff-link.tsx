'use client';

import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/** A link of the staff area: it changes the screen without loading a new document, and fetches nothing ahead. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
