'use client';

import { useSearchParams } from 'next/navigation';

/** What says how a list is shown rather than what it finds. */
const SHOWN = ['sort', 'after', 'cols', 'open', 'view'];

/** Links into the list that is on screen: the same search and filters, with some parameters changed. */
export function useListAddress() {
  const params = useSearchParams();
  return {
    isFiltered: [...params.keys()].some((name) => !SHOWN.includes(name)),
    search: params.get('q') ?? '',
    sort: params.get('sort'),
    /** The address with these changes; null takes a parameter out. */
    with(changes: Record<string, string | null>): string {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return `?${next}`;
    },
    /** Without search, filters and cursor. */
    unfiltered(): string {
      return `?${new URLSearchParams([...params].filter(([name]) => SHOWN.includes(name) && name !== 'after'))}`;
    },
    /** The export of exactly what is found, in the order shown. */
    exportFrom(path: string): string {
      const kept = [...params].filter(([name]) => name === 'sort' || !SHOWN.includes(name));
      return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(kept)}`;
    },
  };
}
