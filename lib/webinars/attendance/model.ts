import { z } from 'zod';

/** Result of the database function for joining a webinar. */
export const joinOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('joined'), room: z.string() }),
  z.object({ outcome: z.enum(['early', 'no_room', 'over', 'gone']) }),
]);
export type JoinOutcome = z.output<typeof joinOutcome>;

/** Number of people in each step. */
export const funnel = z.object({
  registered: z.number(),
  reminded: z.number(),
  attended: z.number(),
  watched: z.number(),
  booked: z.number(),
});
export type Funnel = z.output<typeof funnel>;
