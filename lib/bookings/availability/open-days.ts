import { addHours } from 'date-fns';
import { keepRecent } from '@/lib/core/memory/keep-recent';
import { businessDay } from '@/lib/core/time/business-time';
import { minutesOfLabel } from '@/lib/core/time/clock';
import { dayPlus } from '@/lib/core/time/days';
import type { Availability } from './model';
import { isWithin, type OpenHost, openHosts } from './opening-hours';
import type { OpenDay } from './packed-days';
import { SLOT_LABELS } from './slot-labels';
import { slotInstant } from './slots';

export type Interval = { startsAt: Date; endsAt: Date };

/** Maximum number of days ahead that can be booked; each day adds to the cost of every request for free slots. */
export const MAX_HORIZON_DAYS = 180;

/** A possible start on a day; `at` in epoch ms. */
type Start = { label: string; minutes: number; at: number };

/** Maximum number of days before and after the wanted time for suggestions. */
const MAX_SUGGESTION_DAYS = 14;

/** Starts by day, cached because they never change and computing those of 180 days takes 100 ms. */
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

function earliestStart({ noticeHours }: Availability, now: Date): Date {
  return addHours(now, noticeHours);
}

/** Returns whether more hosts, or seats, are free for a consultation than bookings without a host need. */
function hasRoom(
  { slotLengthMinutes, seats, hosts = [] }: Availability,
  open: readonly OpenHost[],
  { minutes, at }: Start,
  taken: readonly Interval[],
): boolean {
  const end = at + slotLengthMinutes * 60_000;
  const free = open.filter(
    ({ hours, blocked }) =>
      isWithin(hours, minutes) && !blocked.some(([from, until]) => from < end && at < until),
  ).length;
  if (free === 0) return false;
  const overlapping = taken.filter(
    ({ startsAt, endsAt }) => startsAt.getTime() < end && at < endsAt.getTime(),
  );
  return overlapping.length < (hosts.length > 0 ? free : seats);
}

/** Returns a host with only the blocked times near a day, to avoid a search through half a year of them. */
function nearDay({ hours, blocked }: OpenHost, from: number, until: number): OpenHost {
  return { hours, blocked: blocked.filter(([start, end]) => start < until && from < end) };
}

/**
 * Returns every day from today to the horizon with its free slots; with hosts, the slots at which at least one is free.
 * The database makes the final decision: a slot that is free here may be taken by the time it is booked.
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
    const open = openHosts(availability, date);
    if (open.length === 0) return { date, free: [] };
    const near = takenByDay.get(date) ?? [];
    const starts = startsOf(date);
    const from = starts[0]?.at ?? 0;
    const until = (starts.at(-1)?.at ?? 0) + availability.slotLengthMinutes * 60_000;
    const hosts = open.map((host) => nearDay(host, from, until));
    const free = starts.filter(
      (start) => start.at >= earliest && hasRoom(availability, hosts, start, near),
    );
    return { date, free: free.map(({ label }) => label) };
  });
}

/** Returns the first free slot; null if there is none. */
export function firstFree(days: readonly OpenDay[]): { date: string; time: string } | null {
  for (const { date, free } of days) if (free[0]) return { date, time: free[0] };
  return null;
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
