'use client';

import { type ReadonlyURLSearchParams, useSearchParams } from 'next/navigation';
import { useLayoutEffect } from 'react';

/** Tells what the address asks for, at first and whenever a link, back or forward changes it. */
export function FollowAddress({ onQuery }: { onQuery: (query: ReadonlyURLSearchParams) => void }) {
  const query = useSearchParams();
  // A static page is made without an address; before it is painted, it has to agree with its own.
  useLayoutEffect(() => onQuery(query), [query, onQuery]);
  return null;
}
