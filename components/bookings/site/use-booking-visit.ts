import { useEffect, useState } from 'react';
import { whenReleased } from '@/components/ui/when-released';
import { packDays } from '@/lib/bookings/availability/packed-days';
import { visitorPaths } from '@/lib/paths/visitors';

/**
 * Returns the values that only the visitor's browser has.
 * @param takeDays gets the current free slots, packed, instead of those that the static page was built with
 * @param lost the refusal of a slot that someone else took: the free slots are then fetched again
 */
export function useBookingVisit(takeDays: (packed: string) => void, lost: object | null) {
  const [idempotencyKey, setKey] = useState('');
  const [formToken, setToken] = useState('');

  // The page is static: the key is available only after hydration.
  useEffect(() => setKey(crypto.randomUUID()), []);

  // As above; and after a lost slot the page is out of date.
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
        // The page's own slots stay; the database decides on submit.
      }
    };
    void fetchSlots();
    return () => cancelled.abort();
  }, [lost, takeDays]);

  return { idempotencyKey, formToken };
}
