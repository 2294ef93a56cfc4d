import { z } from 'zod';
import { keepRecent } from '@/lib/core/memory/keep-recent';
import { businessDay } from '@/lib/core/time/business-time';
import { type Availability, timeOfDay } from './model';
import { type Interval, openDays } from './open-days';
import type { OpenDay } from './packed-days';
import { SLOT_STEP_MINUTES } from './slot-labels';

const versioned = z.object({ version: z.string().min(1) });
const epochMs = z.number().transform((ms) => new Date(ms));

/** The response of the database function availability_state. */
const stateRow = versioned.extend({
  slot_length_minutes: z.number(),
  seats: z.number(),
  notice_hours: z.number(),
  horizon_days: z.number(),
  hours: z.array(z.tuple([z.number(), timeOfDay, timeOfDay])),
  holidays: z.array(z.string()),
  taken: z.array(z.tuple([epochMs, epochMs])),
  hosts: z.array(
    z.object({
      id: z.string().optional(),
      hours: z.array(z.tuple([z.number(), timeOfDay, timeOfDay])),
      extra: z.array(z.tuple([z.string(), timeOfDay, timeOfDay])),
      blocked: z.array(z.tuple([z.number(), z.number()])),
    }),
  ),
});

/** The availability and the taken times at one moment; states with equal versions have equal contents. */
export type AvailabilityState = {
  version: string;
  availability: Availability;
  taken: readonly Interval[];
};

const recentStates = keepRecent<AvailabilityState>(8);
const recentDays = keepRecent<OpenDay[]>(8);

/**
 * Parses a response of the database, or returns the cached state of the same version.
 * @throws ZodError if the response is invalid
 */
export function parseState(answer: unknown): AvailabilityState {
  const { version } = versioned.parse(answer);
  return recentStates(version, () => {
    const row = stateRow.parse(answer);
    return {
      version,
      availability: {
        slotLengthMinutes: row.slot_length_minutes,
        seats: row.seats,
        noticeHours: row.notice_hours,
        horizonDays: row.horizon_days,
        hours: row.hours.map(([weekday, opens, closes]) => ({ weekday, opens, closes })),
        holidays: row.holidays,
        hosts: row.hosts.map(({ id, hours, extra, blocked }) => ({
          ...(id && { id }),
          hours: hours.map(([weekday, opens, closes]) => ({ weekday, opens, closes })),
          extra: extra.map(([day, opens, closes]) => ({ day, opens, closes })),
          blocked,
        })),
      },
      taken: row.taken.map(([startsAt, endsAt]) => ({ startsAt, endsAt })),
    };
  });
}

/** Returns the open days of a state, computed once for each version and half hour. */
export function openDaysOf(state: AvailabilityState, now: Date): OpenDay[] {
  // Slots start on the half hour and the notice is in whole hours, so the result does not change in between.
  const halfHour = Math.ceil(now.getTime() / (SLOT_STEP_MINUTES * 60_000));
  return recentDays(`${state.version} ${businessDay(now)} ${halfHour}`, () =>
    openDays(state.availability, state.taken, now),
  );
}
