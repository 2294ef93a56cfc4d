import { useEffect, useState } from 'react';
import { visitorPaths } from '@/lib/paths/visitors';

/** Returns the path of the page of this site that led here; '' if it was another site. */
function sourceOf(referrer: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  return origin === location.origin ? pathname : '';
}

/** Returns the values that only the visitor's browser has; the page itself is static. */
export function useEnquiryVisit() {
  const [visit, setVisit] = useState({ idempotencyKey: '', formToken: '', source: '' });

  // Known only after hydration. One endpoint issues the token of all forms: it has the free times too.
  useEffect(() => {
    const cancelled = new AbortController();
    setVisit((before) => ({
      ...before,
      idempotencyKey: crypto.randomUUID(),
      source: sourceOf(document.referrer),
    }));
    fetch(visitorPaths.slots, { signal: cancelled.signal })
      .then((response) => response.json())
      .then(({ formToken = '' }) => setVisit((before) => ({ ...before, formToken })))
      // Without a token the form is sent as one without JavaScript.
      .catch(() => {});
    return () => cancelled.abort();
  }, []);

  return visit;
}
