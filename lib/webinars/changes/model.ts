import { z } from 'zod';

/** Number of registrants who have outdated details, and whether an upcoming webinar has no room yet. */
export type Registrants = { people: number; isWithoutRoom: boolean };

export const roomRow = z.object({
  startsAt: z.string(),
  room: z.object({ joinUrl: z.string() }).nullable(),
});

/** Details known to a registrant before a change, as included in the email. */
export const toldDetails = z.object({
  starts_at: z.string(),
  minutes: z.number(),
  presenter: z.string(),
  room: z.string().nullable(),
  takes_place: z.boolean(),
});
export type ToldDetails = z.output<typeof toldDetails>;
