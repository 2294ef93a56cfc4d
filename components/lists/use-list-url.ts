'use client';

import { useSearchParams } from 'next/navigation';

/** URL parameters of the list's presentation. All others are filters. */
const DISPLAY = ['sort', 'after', 'cols', 'open', 'view', 'saved'];

/** Returns URLs within the current list: the same search and filters with some parameters changed. */
export function useListUrl() {
  const params = useSearchParams();
  return {
    isFiltered: [...params.keys()].some((name) => !DISPLAY.includes(name)),
    search: params.get('q') ?? '',
    sort: params.get('sort'),
    /** Returns the URL with these changes; null removes a parameter. */
    with(changes: Record<string, string | null>): string {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return `?${next}`;
    },
    /** Returns the URL up to the id of the record in the drawer. */
    toOpen(): string {
      const others = new URLSearchParams(params);
      others.delete('open');
      return others.size > 0 ? `?${others}&open=` : '?open=';
    },
    /** Returns the URL without search, filters and cursor. */
    unfiltered(): string {
      return `?${new URLSearchParams([...params].filter(([name]) => DISPLAY.includes(name) && name !== 'after'))}`;
    },
    /** Returns the export URL for the same records in the same order. */
    exportFrom(path: string): string {
      const kept = [...params].filter(([name]) => name === 'sort' || !DISPLAY.includes(name));
      return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(kept)}`;
    },
  };
}
