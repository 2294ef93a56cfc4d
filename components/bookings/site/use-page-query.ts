import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { whenReleased } from '@/components/ui/when-released';

/** Subject named by a link to the form: the query of the page, and texts that the server read for it. */
export type LinkedSubject = {
  query: string;
  /** Title of the course. */
  courseTitle: string | null;
  /** The service; null for an unknown one. `price` is formatted text. */
  service: { id: string; title: string; price: string } | null;
  /** Summary of the estimate. */
  estimate: string | null;
};

/** Empty on the static page, which is the same for every link. */
export const LinkedSubjectContext = createContext<LinkedSubject>({
  query: '',
  courseTitle: null,
  service: null,
  estimate: null,
});

export const useLinkedSubject = () => useContext(LinkedSubjectContext);

/** Returns the query string of the page; on a static page '' until hydration. */
export function usePageQuery(): string {
  const [query, setQuery] = useState(useLinkedSubject().query);

  // Fields from the query shift the rest of the form. A layout effect runs before the next event, so no click is
  // missed.
  useLayoutEffect(() => whenReleased(() => setQuery(location.search)), []);

  return query;
}
