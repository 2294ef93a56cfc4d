'use client';

import { usePathname } from 'next/navigation';

/** Returns the URL of the current page with these query parameters, without those that are undefined. */
export function useOwnUrl(query: Record<string, string | undefined> = {}): string {
  const pathname = usePathname();
  const set = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return set.length > 0 ? `${pathname}?${new URLSearchParams(set)}` : pathname;
}
