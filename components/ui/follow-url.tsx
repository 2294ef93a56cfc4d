'use client';

import { type ReadonlyURLSearchParams, useSearchParams } from 'next/navigation';
import { useLayoutEffect } from 'react';

/** Calls `onQuery` with the query of the URL, at first and whenever a link, back or forward changes it. */
export function FollowUrl({ onQuery }: { onQuery: (query: ReadonlyURLSearchParams) => void }) {
  const query = useSearchParams();
  // A static page is rendered without a query; it must match the URL before the first paint.
  useLayoutEffect(() => onQuery(query), [query, onQuery]);
  return null;
}
