import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import { BUSINESS_TIME_ZONE } from '@/lib/brand';
import { businessTime, businessZoneAt, formattedDate } from '@/lib/core/time/business-time';

/** Returns '10:00 AM – 11:00 AM EST', business time. */
export function formattedTimeRange({ start, end }: { start: string; end: string }): string {
  const from = new Date(start);
  return `${readableTime(from)} – ${readableTime(new Date(end))} ${businessZoneAt(from)}`;
}

/** Returns 'Monday, November 23, 2026 at 5:00 PM EST', business time. */
export function formattedDue({ start }: { start: string }): string {
  const at = new Date(start);
  return `${formattedDate(at)} at ${readableTime(at)} ${businessZoneAt(at)}`;
}

/** Returns '9:30a' or '2p', business time, short enough for a cell. */
export function cellTime(instant: Date): string {
  return format(new TZDate(instant, BUSINESS_TIME_ZONE), 'h:mmaaaaa').replace(':00', '');
}

function readableTime(instant: Date): string {
  return businessTime(instant).replace(/^0/, '');
}
