import { z } from 'zod';
import { NOTIFICATION_KINDS } from '@/lib/notifications/kinds';
import '@/lib/core/text/zod-without-eval';

/** How a person gets notifications of a kind. The same shape is read from the database and sent by the form. */
export const preference = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  inApp: z.boolean(),
  byMail: z.boolean(),
  atOnce: z.boolean(),
});
export type Preference = z.output<typeof preference>;
