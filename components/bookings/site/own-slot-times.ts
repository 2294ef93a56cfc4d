import { slotInstant } from '@/lib/bookings/availability/slots';
import { deviceClock, timeElsewhere } from '@/lib/core/time/clock';
import { readableDay } from './month-grid';

/** Returns a slot in the visitor's time zone if it differs from business time, else null. */
export function ownTime(date: string, time: string): string | null {
  const instant = slotInstant(date, time);
  const weekday = readableDay(date).slice(0, 3);
  return instant && timeElsewhere(deviceClock(instant), { weekday, time });
}
