import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { businessClock } from '@/lib/core/time/business-time';

/**
 * Line below a business time with the name of the zone. The script replaces it with the visitor's local time if that
 * differs (components/marketing/script/own-times.ts).
 */
export function VisitorTime({ startsAt }: { startsAt: string }) {
  const { weekday, time } = businessClock(new Date(startsAt));
  return (
    <span
      data-instant={startsAt}
      data-weekday={weekday}
      data-time={time}
      // The script may have changed the text before hydration.
      suppressHydrationWarning
      className="block text-ink-2"
    >
      {BUSINESS_TIME_ZONE_NAME}
    </span>
  );
}
