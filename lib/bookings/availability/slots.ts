import { minutesOfLabel, timeLabel } from '@/lib/core/time/clock';
import { instantAt, isCalendarDay } from '@/lib/core/time/wall-clock';

const FIRST_SLOT_MINUTES = 9 * 60;
const LAST_SLOT_MINUTES = 17 * 60;
export const SLOT_STEP_MINUTES = 30;

/** The 17 half-hour slots, 09:00 AM to 05:00 PM, as labels in business time (spec sections 5, 9). */
export const SLOT_LABELS: readonly string[] = Array.from(
  { length: (LAST_SLOT_MINUTES - FIRST_SLOT_MINUTES) / SLOT_STEP_MINUTES + 1 },
  (_, index) => timeLabel(FIRST_SLOT_MINUTES + index * SLOT_STEP_MINUTES),
);

/**
 * Returns when a slot starts.
 * @param day 'YYYY-MM-DD' in the business zone
 * @returns null if day or label is not one; never an invalid date
 */
export function slotInstant(day: string, label: string): Date | null {
  const minutes = minutesOfLabel(label);
  if (minutes === null || !isCalendarDay(day)) return null;
  const hours = Math.floor(minutes / 60);
  return instantAt(day, `${hours}:${minutes % 60}`);
}
