import { z } from 'zod';

/** Number of registrants who know something else, and whether an upcoming webinar has no room yet. */
export type Registrants = { people: number; isWithoutRoom: boolean };

export const roomRow = z.object({
  startsAt: z.string(),
  room: z.object({ joinUrl: z.string() }).nullable(),
});

/** Values that a registrant knew before a change, as its mail carries them. */
export const toldDetails = z.object({
  starts_at: z.string(),
  minutes: z.number(),
  presenter: z.string(),
  room: z.string().nullable(),
  takes_place: z.boolean(),
});
export type ToldDetails = z.output<typeof toldDetails>;
