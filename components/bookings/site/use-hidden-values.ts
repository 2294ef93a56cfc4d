import { useEffect, useState } from 'react';
import { whenReleased } from '@/components/ui/when-released';
import { packDays } from '@/lib/bookings/availability/packed-days';
import { visitorPaths } from '@/lib/paths/visitors';

/**
 * Returns the values that only the visitor's browser has.
 * @param takeDays receives the current free slots, packed, to replace those of the static page
 * @param lost refusal because another visitor took the slot; the free slots are then fetched again
 */
export function useHiddenValues(takeDays: (packed: string) => void, lost: object | null) {
  const [idempotencyKey, setKey] = useState('');
  const [formToken, setToken] = useState('');

  // The page is static, so the idempotency key is created after hydration.
  useEffect(() => setKey(crypto.randomUUID()), []);

  // The free slots of the static page are outdated, in particular after a slot was lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new refusal fetches the slots again.
  useEffect(() => {
    const cancelled = new AbortController();
    const fetchSlots = async () => {
      try {
        const { signal } = cancelled;
        const response = await fetch(visitorPaths.slots, { cache: 'no-store', signal });
        if (!response.ok) return;
        const { days, formToken } = await response.json();
        setToken((token) => token || formToken);
        whenReleased(() => takeDays(packDays(days)));
      } catch {
        // On failure the page keeps its own slots; the database decides on submit.
      }
    };
    void fetchSlots();
    return () => cancelled.abort();
  }, [lost, takeDays]);

  return { idempotencyKey, formToken };
}
