import { z } from 'zod';

/** Result of an action of a person on the waiting list. */
export const waitingOutcome = z.object({
  outcome: z.enum(['waiting', 'offered', 'taken', 'full', 'lapsed', 'left', 'closed', 'gone']),
  slug: z.string().optional(),
});
export type WaitingOutcome = z.output<typeof waitingOutcome>;

/** A waiting list entry as staff see it. */
export const listedWaiting = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    company: z.string().nullable(),
    status: z.enum(['waiting', 'offered', 'taken', 'lapsed', 'left']),
    waitsSince: z.string(),
    offerEndsAt: z.string().nullable(),
  })
  .transform(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}` }));
export type ListedWaiting = z.output<typeof listedWaiting>;
