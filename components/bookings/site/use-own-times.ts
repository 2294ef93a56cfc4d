import { useEffect, useState } from 'react';
import { whenReleased } from '@/components/ui/when-released';
import { SLOT_LABELS } from '@/lib/bookings/availability/slot-labels';
import { BUSINESS_TIME_ZONE } from '@/lib/brand';

/** Returns the visitor's own time of each slot of a day, or null where it is business time or not yet known. */
export function useOwnTimes(date: string | undefined, zone: string): (string | null)[] {
  const [ownTime, setOwnTime] = useState<((date: string, time: string) => string | null) | null>(
    null,
  );
  const isNeeded = date !== undefined && zone !== '' && zone !== BUSINESS_TIME_ZONE;

  // The library that knows the offsets of the business zone is loaded for those who need it.
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
