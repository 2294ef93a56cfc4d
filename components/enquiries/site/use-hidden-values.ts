import { useEffect, useState } from 'react';
import { visitorPaths } from '@/lib/paths/visitors';

/** Returns the path of the referring page on this site; '' for another site. */
function sourceOf(referrer: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  return origin === location.origin ? pathname : '';
}

/** Returns the values that only the visitor's browser has. The page itself is static. */
export function useHiddenValues() {
  const [values, setValues] = useState({ idempotencyKey: '', formToken: '', source: '' });

  // Known only after hydration. One endpoint issues the form token of all forms; it also returns the free slots.
  useEffect(() => {
    const cancelled = new AbortController();
    setValues((before) => ({
      ...before,
      idempotencyKey: crypto.randomUUID(),
      source: sourceOf(document.referrer),
    }));
    fetch(visitorPaths.slots, { signal: cancelled.signal })
      .then((response) => response.json())
      .then(({ formToken = '' }) => setValues((before) => ({ ...before, formToken })))
      // Without a token the form is treated like one without JavaScript.
      .catch(() => {});
    return () => cancelled.abort();
  }, []);

  return values;
}
