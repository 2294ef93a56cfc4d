import { addDays, addHours } from 'date-fns';
import { keepRecent } from '@/lib/core/memory/keep-recent';
import { businessDay } from '@/lib/core/time/business-time';
import { minutesOfLabel } from '@/lib/core/time/clock';
import { dayPlus, weekdayOf } from '@/lib/core/time/days';
import { wallClock } from '@/lib/core/time/wall-clock';
import type { Availability } from './model';
import type { OpenDay } from './packed-days';
import { SLOT_LABELS } from './slot-labels';
import { slotInstant } from './slots';

export type Interval = { startsAt: Date; endsAt: Date };

/** Upper limit of the days ahead that can be booked: each day costs every reader of the free slots. */
export const MAX_HORIZON_DAYS = 180;

/** A start that a day may offer; `at` in epoch ms. */
type Start = { label: string; minutes: number; at: number };

/** Days before and after the wanted time that are searched for suggestions. */
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

/** Returns whether the hours, notice, horizon and holidays offer a start at this instant, taken or not. */
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

/** Returns whether an instant lies within the weekly hours and on no holiday. */
export function isInstantWithinHours(
  availability: Pick<Availability, 'hours' | 'holidays'>,
  instant: Date,
): boolean {
  const [, , , hours, minutes] = wallClock(instant.getTime());
  return isWithinHours(availability, businessDay(instant), hours * 60 + minutes);
}

/** @param minutes since midnight */
function isWithinHours(
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
  const weekday = weekdayOf(day);
  return hours.filter((open) => open.weekday === weekday);
}

function isWithin(hours: Hours, minutes: number): boolean {
  return hours.some(({ opens, closes }) => opens <= minutes && minutes <= closes);
}

/** Returns whether fewer bookings than there are seats overlap a consultation that starts then. */
function hasSeat(availability: Availability, start: number, taken: readonly Interval[]): boolean {
  const end = start + availability.slotLengthMinutes * 60_000;
  const overlapping = taken.filter(
    ({ startsAt, endsAt }) => startsAt.getTime() < end && start < endsAt.getTime(),
  );
  return overlapping.length < availability.seats;
}

/**
 * Returns every day from today to the horizon with its free slots. The database decides in the end: a slot
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
    const date = dayPlus(today, offset);
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

/** Returns the `count` free slots nearest in time to the wanted one, at most 14 days away, nearest first. */
export function nearestFree(
  days: readonly OpenDay[],
  wanted: Date,
  count = 3,
): { date: string; time: string }[] {
  const wantedDay = businessDay(wanted);
  const first = dayPlus(wantedDay, -MAX_SUGGESTION_DAYS);
  const last = dayPlus(wantedDay, MAX_SUGGESTION_DAYS);
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
