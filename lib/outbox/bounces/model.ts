import { z } from 'zod';
import { BOUNCE_KINDS } from '@/lib/bounce-reasons';

/** Email address of a record that bounced and that staff have not cleared. */
export const bounceRow = z.object({
  id: z.string(),
  email: z.string(),
  kind: z.enum(BOUNCE_KINDS),
  diagnostic: z.string().nullable(),
  bouncedAt: z.string(),
});
export type Bounce = z.output<typeof bounceRow>;
