import { useLayoutEffect, useState } from 'react';
import { whenReleased } from '@/components/ui/when-released';

/** Returns the query string of the page; '' until hydration, because the page is static. */
export function usePageQuery(): string {
  const [query, setQuery] = useState('');

  // Fields from the query shift the rest of the form. A layout effect runs before the next event, so no click is
  // missed.
  useLayoutEffect(() => whenReleased(() => setQuery(location.search)), []);

  return query;
}
