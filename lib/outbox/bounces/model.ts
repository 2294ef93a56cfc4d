import { z } from 'zod';
import { BOUNCE_KINDS } from '@/lib/bounce-reasons';

/** An address of a record from which a mail came back, until staff clear it. */
export const bounceRow = z.object({
  id: z.string(),
  email: z.string(),
  kind: z.enum(BOUNCE_KINDS),
  diagnostic: z.string().nullable(),
  bouncedAt: z.string(),
});
export type Bounce = z.output<typeof bounceRow>;
