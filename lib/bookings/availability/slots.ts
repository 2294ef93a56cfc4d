import { minutesOfLabel } from '@/lib/core/time/clock';
import { instantAt, isCalendarDay } from '@/lib/core/time/wall-clock';

/**
 * Returns when a slot starts.
 * @param day 'YYYY-MM-DD' in the business zone
 * @returns null if day or label is invalid; never an invalid date
 */
export function slotInstant(day: string, label: string): Date | null {
  const minutes = minutesOfLabel(label);
  if (minutes === null || !isCalendarDay(day)) return null;
  const hours = Math.floor(minutes / 60);
  return instantAt(day, `${hours}:${minutes % 60}`);
}
