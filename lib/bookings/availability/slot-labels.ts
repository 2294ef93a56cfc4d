import { timeLabel } from '@/lib/core/time/clock';

const FIRST_SLOT_MINUTES = 9 * 60;
const LAST_SLOT_MINUTES = 17 * 60;
export const SLOT_STEP_MINUTES = 30;

/** The 17 half-hour slots, 09:00 AM to 05:00 PM, as labels in business time (spec sections 5, 9). */
export const SLOT_LABELS: readonly string[] = Array.from(
  { length: (LAST_SLOT_MINUTES - FIRST_SLOT_MINUTES) / SLOT_STEP_MINUTES + 1 },
  (_, index) => timeLabel(FIRST_SLOT_MINUTES + index * SLOT_STEP_MINUTES),
);
