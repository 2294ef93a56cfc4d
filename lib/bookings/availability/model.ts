import { z } from 'zod';
import { fullName } from '@/lib/core/text/full-name';

/** Returns the minutes since midnight of a database time such as '09:30:00'. */
function minutesOfTime(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Parses a time of day from the database to minutes since midnight. */
export const timeOfDay = z.string().transform(minutesOfTime);

/** Times of a host: weekly hours, extra hours on single days, and blocked times in epoch ms. */
export type HostTimes = {
  id?: string | undefined;
  hours: readonly { weekday: number; opens: number; closes: number }[];
  extra: readonly { day: string; opens: number; closes: number }[];
  /** Sorted, without overlaps. */
  blocked: readonly (readonly [start: number, end: number])[];
};

export const availabilityRow = z.object({
  slotLengthMinutes: z.number(),
  seats: z.number(),
  noticeHours: z.number(),
  horizonDays: z.number(),
  hours: z.array(z.object({ weekday: z.number(), opens: timeOfDay, closes: timeOfDay })),
  holidays: z.array(z.object({ day: z.string() }).transform(({ day }) => day)),
});

/**
 * The consultation settings of the leaders. Wall-clock times are in the business zone. Weekday 0 is Sunday. `opens` and
 * `closes`, the first and the last start offered, are in minutes since midnight. `holidays` are days 'YYYY-MM-DD'.
 */
export type Availability = z.output<typeof availabilityRow> & {
  /** Active hosts. If there are any, their hours apply instead of those of the company. */
  hosts?: readonly HostTimes[];
};

/** Hours before a consultation: how early it must be booked, and until when its visitor can change it. */
export type ChangeRules = { noticeHours: number; changeNoticeHours: number };

export const upcomingRow = z
  .object({
    id: z.string(),
    firstname: z.string(),
    lastname: z.string().nullable(),
    startsAt: z.string(),
  })
  .transform(({ id, startsAt, ...person }) => ({ id, startsAt, name: fullName(person) }));

/** An upcoming consultation; `startsAt` as the database returns it. */
export type UpcomingBooking = z.output<typeof upcomingRow>;
