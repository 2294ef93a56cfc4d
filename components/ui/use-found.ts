import { useEffect, useState } from 'react';

/** Debounce of the search input. */
const DEBOUNCE_MS = 150;

/** Response of an endpoint. `found` is null if it could not be loaded. */
export type Found<Records> = { url: string; found: Records | null };

/**
 * Returns the latest response of an endpoint, which may still belong to the previous URL; null until the first
 * response.
 * @param url null to request nothing
 */
export function useFound<Records>(url: string | null, delay = DEBOUNCE_MS): Found<Records> | null {
  const [answer, setAnswer] = useState<Found<Records> | null>(null);

  // Ignore the response to an outdated search.
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
