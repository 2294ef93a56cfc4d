'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { filterQuery, type Query } from '@/lib/core/lists/filter-query';

type AddressFilters<Filters> = {
  /** The address of the whole list. */
  path: string;
  /** The filters that an address, or the form under the same names, asks for. */
  read: (query: Query) => Filters;
  /** What the page was made with. */
  pageFilters: Filters;
  /** How long a visitor rests before the address follows: browsers refuse one that changes with every letter. */
  pauseMs: number;
};

/**
 * The filters of a list as the visitor has just chosen them in `form`. The address follows after a pause, or at
 * once by `write`; `follow` takes over an address that something else has changed.
 */
export function useAddressFilters<Filters extends Record<string, string>>({
  path,
  read,
  pageFilters,
  pauseMs,
}: AddressFilters<Filters>) {
  const [filters, setFilters] = useState(pageFilters);
  const query = filterQuery(filters);
  const [made] = useState(query);
  const agreed = useRef(made);
  const form = useRef<HTMLFormElement>(null);

  const write = useCallback(() => {
    if (query === agreed.current) return;
    agreed.current = query;
    window.history.replaceState(null, '', `${path}${query}`);
  }, [path, query]);

  const follow = useCallback(
    (address: Query) => {
      const asked = read(address);
      if (filterQuery(asked) === agreed.current) return;
      agreed.current = filterQuery(asked);
      setFilters(asked);
    },
    [read],
  );

  // What was chosen before the script came stands in the form alone.
  useLayoutEffect(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const chosen = read({ get: (name) => data.get(name)?.toString() ?? null });
    if (!['', made].includes(filterQuery(chosen))) setFilters(chosen);
  }, [read, made]);

  // Typing changes the list at once, the address only when it rests.
  useEffect(() => {
    const timer = setTimeout(write, pauseMs);
    return () => clearTimeout(timer);
  }, [write, pauseMs]);

  return { form, filters, setFilters, write, follow };
}
