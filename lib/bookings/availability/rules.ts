import { addDays, addHours } from 'date-fns';
import { keepRecent } from '@/lib/core/cache/keep-recent';
import { businessDay } from '@/lib/core/time/business-time';
import { minutesOfLabel } from '@/lib/core/time/clock';
import { WEEKDAYS } from '@/lib/core/time/weekdays';
import { SLOT_LABELS, slotInstant } from './slots';

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

/** How far ahead consultations can be booked at most: each day costs every reader of the free slots. */
export const MAX_HORIZON_DAYS = 180;

/** A day and the labels of its free slots, in order. A day without free slots has an empty list. */
export type OpenDay = { date: string; free: string[] };

/** A start that a day may offer; `at` in epoch ms. */
type Start = { label: string; minutes: number; at: number };

/** Suggestions are searched for so many days before and after the wanted time. */
const MAX_SUGGESTION_DAYS = 14;

/** The starts of a day never change, and finding the instants of 180 days takes 100 ms. */
const recentStarts = keepRecent<readonly Start[]>(400);

function startsOf(day: string): readonly Start[] {
  return recentStarts(day, () =>
    SLOT_LABELS.map((label) => ({
      label,
      minutes: minutesOfLabel(label) ?? Number.NaN,
      at: slotInstant(day, label)?.getTime() ?? Number.NaN,
    })),
  );
}

/** Whether the hours, notice, horizon and holidays offer a start at this instant, taken or not. */
export function isOffered(
  availability: Availability,
  day: string,
  label: string,
  now: Date,
): boolean {
  const minutes = minutesOfLabel(label);
  if (day > businessDay(addDays(now, availability.horizonDays))) return false;
  if (minutes === null || !isWithinHours(availability, day, minutes)) return false;
  const start = slotInstant(day, label);
  return start !== null && start >= earliestStart(availability, now);
}

function earliestStart({ noticeHours }: Availability, now: Date): Date {
  return addHours(now, noticeHours);
}

/** Whether the weekly hours hold a start on this day, which is no holiday; `minutes` since midnight. */
export function isWithinHours(
  availability: Pick<Availability, 'hours' | 'holidays'>,
  day: string,
  minutes: number,
): boolean {
  return isWithin(hoursOf(availability, day), minutes);
}

type Hours = Availability['hours'];

function hoursOf(
  { hours, holidays }: Pick<Availability, 'hours' | 'holidays'>,
  day: string,
): Hours {
  if (holidays.includes(day)) return [];
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return hours.filter((open) => open.weekday === weekday);
}

function isWithin(hours: Hours, minutes: number): boolean {
  return hours.some(({ opens, closes }) => opens <= minutes && minutes <= closes);
}

/** Whether fewer bookings than there are seats overlap a consultation that starts then. */
function hasSeat(availability: Availability, start: number, taken: readonly Interval[]): boolean {
  const end = start + availability.slotLengthMinutes * 60_000;
  const overlapping = taken.filter(
    ({ startsAt, endsAt }) => startsAt.getTime() < end && start < endsAt.getTime(),
  );
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
  const takenByDay = Map.groupBy(taken, ({ startsAt }) => businessDay(startsAt));
  const earliest = earliestStart(availability, now).getTime();
  const today = businessDay(now);
  return Array.from({ length: availability.horizonDays + 1 }, (_, offset) => {
    const date = dayAfter(today, offset);
    const hours = hoursOf(availability, date);
    if (hours.length === 0) return { date, free: [] };
    const near = takenByDay.get(date) ?? [];
    const free = startsOf(date).filter(
      ({ minutes, at }) =>
        at >= earliest && isWithin(hours, minutes) && hasSeat(availability, at, near),
    );
    return { date, free: free.map(({ label }) => label) };
  });
}

function dayAfter(day: string, days: number): string {
  return addDays(new Date(`${day}T12:00:00Z`), days)
    .toISOString()
    .slice(0, 10);
}

/** The `count` free slots nearest in time to the wanted one, at most 14 days away, nearest first. */
export function nearestFree(
  days: readonly OpenDay[],
  wanted: Date,
  count = 3,
): { date: string; time: string }[] {
  const wantedDay = businessDay(wanted);
  const first = dayAfter(wantedDay, -MAX_SUGGESTION_DAYS);
  const last = dayAfter(wantedDay, MAX_SUGGESTION_DAYS);
  return days
    .filter(({ date }) => first <= date && date <= last)
    .flatMap(({ date, free }) =>
      startsOf(date)
        .filter(({ label }) => free.includes(label))
        .map(({ label, at }) => ({ date, time: label, distance: Math.abs(at - wanted.getTime()) })),
    )
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ date, time }) => ({ date, time }));
}

/** How many parts a day can have, divided for example by a lunch break. */
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
