import { addDays, addHours, addMinutes } from 'date-fns';
import { SLOT_LABELS, slotInstant } from '@/lib/bookings/rules';
import { businessDay } from '@/lib/business-time';
import { minutesOfLabel } from '@/lib/clock';
import { WEEKDAYS } from '@/lib/weekdays';

/** What leaders decide about consultations; wall-clock times are in the business zone. */
export type Availability = {
  slotLengthMinutes: number;
  seats: number;
  noticeHours: number;
  horizonDays: number;
  /** Weekday 0 is Sunday; `closes` is the last start offered. Minutes since midnight. */
  hours: readonly { weekday: number; opens: number; closes: number }[];
  /** 'YYYY-MM-DD' */
  holidays: readonly string[];
};

export type Interval = { startsAt: Date; endsAt: Date };

/** A day and the labels of its free slots, in order. A day without free slots has an empty list. */
export type OpenDay = { date: string; free: string[] };

/** Whether the hours, notice, horizon and holidays offer a start at this instant, taken or not. */
export function isOffered(
  availability: Availability,
  day: string,
  label: string,
  now: Date,
): boolean {
  const last = businessDay(addDays(now, availability.horizonDays));
  return day <= last && offeredStart(availability, day, label, now) !== null;
}

/** The instant of a start that hours, holidays and notice offer, or null. */
function offeredStart(
  availability: Availability,
  day: string,
  label: string,
  now: Date,
): Date | null {
  const minutes = minutesOfLabel(label);
  if (minutes === null || !isWithinHours(availability, day, minutes)) return null;
  const start = slotInstant(day, label);
  return start && start >= addHours(now, availability.noticeHours) ? start : null;
}

/** Whether the weekly hours hold a start on this day, which is no holiday; `minutes` since midnight. */
export function isWithinHours(
  { hours, holidays }: Pick<Availability, 'hours' | 'holidays'>,
  day: string,
  minutes: number,
): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return (
    !holidays.includes(day) &&
    hours.some(
      (open) => open.weekday === weekday && open.opens <= minutes && minutes <= open.closes,
    )
  );
}

/** Whether fewer bookings than there are seats overlap a consultation that starts then. */
function hasSeat(availability: Availability, start: Date, taken: readonly Interval[]): boolean {
  const end = addMinutes(start, availability.slotLengthMinutes);
  const overlapping = taken.filter((other) => other.startsAt < end && start < other.endsAt);
  return overlapping.length < availability.seats;
}

/**
 * Every day from today to the horizon with its free slots. The database decides in the end: a slot
 * shown as free here may be taken by the time it is booked.
 */
export function openDays(
  availability: Availability,
  taken: readonly Interval[],
  now: Date,
): OpenDay[] {
  const takenByDay = Map.groupBy(taken, (interval) => businessDay(interval.startsAt));
  const today = businessDay(now);
  return Array.from({ length: availability.horizonDays + 1 }, (_, offset) => {
    const date = dayAfter(today, offset);
    const near = takenByDay.get(date) ?? [];
    const free = SLOT_LABELS.filter((label) => {
      const start = offeredStart(availability, date, label, now);
      return start !== null && hasSeat(availability, start, near);
    });
    return { date, free };
  });
}

function dayAfter(day: string, days: number): string {
  return addDays(new Date(`${day}T12:00:00Z`), days)
    .toISOString()
    .slice(0, 10);
}

/** The `count` free slots nearest in time to the wanted one, nearest first. */
export function nearestFree(
  days: readonly OpenDay[],
  wanted: Date,
  count = 3,
): { date: string; time: string }[] {
  return days
    .flatMap(({ date, free }) =>
      free.map((time) => ({ date, time, start: slotInstant(date, time) })),
    )
    .map(({ date, time, start }) => ({
      date,
      time,
      distance: Math.abs((start?.getTime() ?? Number.POSITIVE_INFINITY) - wanted.getTime()),
    }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ date, time }) => ({ date, time }));
}

/** In how many parts a day may be divided, such as by a lunch break. */
export const PARTS_OF_DAY = 2;

/** The names of the two fields of one part of a day: its first and its last start. */
export function partFields(weekday: number, part: number): { opens: string; closes: string } {
  return { opens: `opens_${weekday}_${part}`, closes: `closes_${weekday}_${part}` };
}

/** What the availability form is filled with; days that are closed, and parts that are not used, are left out. */
export function availabilityValues(
  { slotLengthMinutes, seats, noticeHours, horizonDays, hours }: Availability,
  holidays: readonly { day: string; name: string }[],
): Record<string, string> {
  const values: Record<string, string> = {
    slotLength: String(slotLengthMinutes),
    seats: String(seats),
    notice: String(noticeHours),
    horizon: String(horizonDays),
    holidays: holidays.map(({ day, name }) => `${day} ${name}`).join('\n'),
  };
  const starts = SLOT_LABELS.map((label) => ({ label, minutes: minutesOfLabel(label) ?? 0 }));
  for (const weekday of WEEKDAYS.keys()) {
    const parts = hours
      .filter((open) => open.weekday === weekday)
      .sort((a, b) => a.opens - b.opens)
      .slice(0, PARTS_OF_DAY);
    for (const [part, { opens, closes }] of parts.entries()) {
      const names = partFields(weekday, part);
      values[names.opens] = starts.find(({ minutes }) => minutes >= opens)?.label ?? '';
      values[names.closes] = starts.findLast(({ minutes }) => minutes <= closes)?.label ?? '';
    }
  }
  return values;
}
