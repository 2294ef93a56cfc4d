'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { filterQuery, type Query } from '@/lib/core/lists/filter-query';

type UrlFilters<Filters> = {
  /** URL of the unfiltered list. */
  path: string;
  /** Returns the filters of a URL query, or of the form, whose fields have the same names. */
  read: (query: Query) => Filters;
  /** Filters with which the server has rendered the page. */
  pageFilters: Filters;
  /** Pause before the URL is updated: browsers refuse to update it with every letter. */
  pauseMs: number;
};

/**
 * Holds the filters that the visitor sets in `form`. The URL is updated after a pause, or at once by `write`; `follow`
 * adopts the filters of a URL that something else has changed.
 */
export function useUrlFilters<Filters extends Record<string, string>>({
  path,
  read,
  pageFilters,
  pauseMs,
}: UrlFilters<Filters>) {
  const [filters, setFilters] = useState(pageFilters);
  const query = filterQuery(filters);
  const [rendered] = useState(query);
  const inUrl = useRef(rendered);
  const form = useRef<HTMLFormElement>(null);

  const write = useCallback(() => {
    if (query === inUrl.current) return;
    inUrl.current = query;
    window.history.replaceState(null, '', `${path}${query}`);
  }, [path, query]);

  const follow = useCallback(
    (urlQuery: Query) => {
      const next = read(urlQuery);
      if (filterQuery(next) === inUrl.current) return;
      inUrl.current = filterQuery(next);
      setFilters(next);
    },
    [read],
  );

  // A choice made before hydration is in the form only.
  useLayoutEffect(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const chosen = read({ get: (name) => data.get(name)?.toString() ?? null });
    if (!['', rendered].includes(filterQuery(chosen))) setFilters(chosen);
  }, [read, rendered]);

  // Typing filters the list at once; the URL follows after the pause.
  useEffect(() => {
    const timer = setTimeout(write, pauseMs);
    return () => clearTimeout(timer);
  }, [write, pauseMs]);

  return { form, filters, setFilters, write, follow };
}
