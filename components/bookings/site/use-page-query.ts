import { useLayoutEffect, useState } from 'react';
import { whenReleased } from '@/components/ui/when-released';

/** Returns the query of the page's URL; '' until hydration, because the page is static. */
export function usePageQuery(): string {
  const [query, setQuery] = useState('');

  // Fields from the query move the rest of the form. A layout effect runs before the next event, so no press begins in between.
  useLayoutEffect(() => whenReleased(() => setQuery(location.search)), []);

  return query;
}
