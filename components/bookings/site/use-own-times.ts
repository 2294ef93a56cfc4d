import { useEffect, useState } from 'react';
import { whenReleased } from '@/components/ui/when-released';
import { SLOT_LABELS } from '@/lib/bookings/availability/slot-labels';
import { BUSINESS_TIME_ZONE } from '@/lib/brand';

/** Returns each slot of a day in the visitor's time zone. Null if it equals business time or is not known yet. */
export function useOwnTimes(date: string | undefined, zone: string): (string | null)[] {
  const [ownTime, setOwnTime] = useState<((date: string, time: string) => string | null) | null>(
    null,
  );
  const isNeeded = date !== undefined && zone !== '' && zone !== BUSINESS_TIME_ZONE;

  // The time zone library is loaded only for visitors in another zone.
  useEffect(() => {
    if (isNeeded) {
      import('./own-slot-times').then(
        (loaded) => whenReleased(() => setOwnTime(() => loaded.ownTime)),
        () => {},
      );
    }
  }, [isNeeded]);

  return SLOT_LABELS.map((label) => (isNeeded && ownTime ? ownTime(date, label) : null));
}
