import { minutesOfLabel } from '@/lib/core/time/clock';
import { WEEKDAYS } from '@/lib/core/time/weekdays';
import { type HourBounds, rangesOf, rangesText, startsWithin } from './hours';
import type { Availability } from './model';
import { SLOT_LABELS, SLOT_STEP_MINUTES } from './slot-labels';

/** Upper limit of the upcoming consultations to compare with new hours before saving. */
export const MAX_UPCOMING = 100;

/** Earliest and latest start within the 17 slots, and the interval between starts. */
export const SLOT_BOUNDS: HourBounds = {
  first: minutesOfLabel(SLOT_LABELS[0] ?? '') ?? 0,
  last: minutesOfLabel(SLOT_LABELS.at(-1) ?? '') ?? 0,
  step: SLOT_STEP_MINUTES,
};

/** Returns the name of the form field for the ranges of a weekday. */
export function hoursField(weekday: number): string {
  return `hours_${weekday}`;
}

/** Returns weekly hours as form fields. Hours outside the slots are clamped to them. */
export function hoursValues(hours: Availability['hours']): Record<string, string> {
  const typed = WEEKDAYS.map((_, weekday) => {
    const starts = startsWithin(SLOT_BOUNDS).filter((start) =>
      hours.some((open) => open.weekday === weekday && open.opens <= start && start <= open.closes),
    );
    return [hoursField(weekday), rangesText(rangesOf(starts, SLOT_BOUNDS.step))];
  });
  return Object.fromEntries(typed);
}

/** Returns the values of the availability form. */
export function availabilityValues(
  { slotLengthMinutes, seats, noticeHours, horizonDays, hours }: Availability,
  holidays: readonly { day: string; name: string }[],
): Record<string, string> {
  return {
    ...hoursValues(hours),
    slotLength: String(slotLengthMinutes),
    seats: String(seats),
    notice: String(noticeHours),
    horizon: String(horizonDays),
    holidays: holidaysText(holidays),
  };
}

/** Returns holidays for the form, one per line: '2026-12-25 Christmas Day'. */
export function holidaysText(holidays: readonly { day: string; name: string }[]): string {
  return holidays.map(({ day, name }) => `${day} ${name}`).join('\n');
}

/** Parses the output of `holidaysText`. */
export function holidaysOf(text: string): { day: string; name: string }[] {
  return text
    .split('\n')
    .map((line) => /^\s*(\S+)\s+(.+?)\s*$/.exec(line))
    .flatMap((found) => (found ? [{ day: found[1] ?? '', name: found[2] ?? '' }] : []));
}
