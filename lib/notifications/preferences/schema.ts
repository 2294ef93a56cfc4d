import { z } from 'zod';
import { NOTIFICATION_KINDS, type NotificationKind } from '@/lib/notifications/schema';
import '@/lib/core/text/zod-without-eval';

/** How a person is told about a kind of thing; both ways where they have not chosen. */
export type Preference = { kind: NotificationKind; inApp: boolean; byMail: boolean };

export const preferenceInput = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  inApp: z.boolean(),
  byMail: z.boolean(),
});
