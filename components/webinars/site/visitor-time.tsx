import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { businessClock } from '@/lib/core/time/business-time';

/**
 * Line under a business time: the name of the zone, which the visitor's own time replaces where it differs
 * (components/marketing/script/own-times.ts).
 */
export function VisitorTime({ startsAt }: { startsAt: string }) {
  const { weekday, time } = businessClock(new Date(startsAt));
  return (
    <span
      data-instant={startsAt}
      data-weekday={weekday}
      data-time={time}
      // The script may have written before React takes the page over.
      suppressHydrationWarning
      className="block text-ink-2"
    >
      {BUSINESS_TIME_ZONE_NAME}
    </span>
  );
}
