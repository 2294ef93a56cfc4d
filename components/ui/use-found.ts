import { useEffect, useState } from 'react';

/** Waits until a person has stopped typing. */
const DEBOUNCE_MS = 150;

/** Answer of an endpoint; found is null where it could not be read. */
export type Found<Records> = { url: string; found: Records | null };

/**
 * Returns the latest answer of an endpoint, which may still be that of the URL before; null until there is one.
 * @param url null asks for nothing
 */
export function useFound<Records>(url: string | null, delay = DEBOUNCE_MS): Found<Records> | null {
  const [answer, setAnswer] = useState<Found<Records> | null>(null);

  // An answer to an outdated search must not arrive.
  useEffect(() => {
    if (!url) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(url, { cache: 'no-store', signal: controller.signal });
        if (!response.ok) throw new Error(`${url} answered ${response.status}`);
        const found: Records = await response.json();
        setAnswer({ url, found });
      } catch {
        if (!controller.signal.aborted) setAnswer({ url, found: null });
      }
    }, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url, delay]);

  return answer;
}
