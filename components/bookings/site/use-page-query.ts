import { useLayoutEffect, useState } from 'react';
import { whenReleased } from '@/components/ui/when-released';

/** Returns the query of the page's URL; '' until hydration, because the page is static. */
export function usePageQuery(): string {
  const [query, setQuery] = useState('');

  // What the query adds to a form moves the rest of it. Before the next event, so that no press can begin in between.
  useLayoutEffect(() => whenReleased(() => setQuery(location.search)), []);

  return query;
}
