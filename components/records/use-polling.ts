import { useEffect, useEffectEvent } from 'react';

/** Interval at which a screen without a live channel loads again. */
export const POLL_MS = 15_000;

/** Refreshes every 15 seconds while `enabled` and the page is visible. */
export function usePolling(enabled: boolean, refresh: () => void) {
  const poll = useEffectEvent(refresh);

  // Timers are outside React.
  useEffect(() => {
    if (!enabled) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') poll();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [enabled]);
}
