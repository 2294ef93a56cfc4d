import { useEffect, useEffectEvent } from 'react';

/** Refresh interval of a screen without a live channel. */
export const POLL_MS = 15_000;

/** Refreshes every 15 seconds while `enabled` and the page is visible. */
export function usePolling(enabled: boolean, refresh: () => void) {
  const poll = useEffectEvent(refresh);

  useEffect(() => {
    if (!enabled) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') poll();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [enabled]);
}
