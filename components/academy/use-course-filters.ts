'use client';

import type { ReadonlyURLSearchParams } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CourseFilters, courseFiltersQuery, readCourseFilters } from '@/lib/courses/rules';
import { paths } from '@/lib/paths';

/** Browsers refuse an address that changes with every letter. */
const PAUSE_MS = 250;

/**
 * The filters as the visitor has just chosen them. The address follows after a pause, or at once by
 * `write`; `follow` takes over an address that something else has changed.
 */
export function useCourseFilters(pageFilters: CourseFilters) {
  const [filters, setFilters] = useState(pageFilters);
  const query = courseFiltersQuery(filters);
  const agreed = useRef(query);

  const write = useCallback(() => {
    if (query === agreed.current) return;
    agreed.current = query;
    window.history.replaceState(null, '', `${paths.academy}${query}`);
  }, [query]);

  const follow = useCallback((address: ReadonlyURLSearchParams) => {
    const asked = readCourseFilters(address);
    if (courseFiltersQuery(asked) === agreed.current) return;
    agreed.current = courseFiltersQuery(asked);
    setFilters(asked);
  }, []);

  // Typing changes the list at once, the address only when it rests.
  useEffect(() => {
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [write]);

  return { filters, setFilters, write, follow };
}
