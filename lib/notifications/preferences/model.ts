import { z } from 'zod';
import { NOTIFICATION_KINDS } from '@/lib/notifications/kinds';
import '@/lib/core/zod-without-eval';

/** Channels by which a person gets notifications of a kind, in the shape of both the database and the form. */
export const preference = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  inApp: z.boolean(),
  byMail: z.boolean(),
  atOnce: z.boolean(),
});
export type Preference = z.output<typeof preference>;
