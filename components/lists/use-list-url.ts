'use client';

import { useSearchParams } from 'next/navigation';

/** Parameters for how a list is shown; all others are filters. */
const DISPLAY = ['sort', 'after', 'cols', 'open', 'view', 'saved'];

/** Returns the URLs within the list that is on screen: the same search and filters, some parameters changed. */
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
    /** Returns the URL up to the id of the record that the drawer shows. */
    toOpen(): string {
      const others = new URLSearchParams(params);
      others.delete('open');
      return others.size > 0 ? `?${others}&open=` : '?open=';
    },
    /** Returns the URL without search, filters and cursor. */
    unfiltered(): string {
      return `?${new URLSearchParams([...params].filter(([name]) => DISPLAY.includes(name) && name !== 'after'))}`;
    },
    /** Returns the URL of the export of the same records, in the order shown. */
    exportFrom(path: string): string {
      const kept = [...params].filter(([name]) => name === 'sort' || !DISPLAY.includes(name));
      return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(kept)}`;
    },
  };
}
