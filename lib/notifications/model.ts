import { z } from 'zod';
import { NOTIFICATION_KINDS } from './kinds';
import '@/lib/core/zod-without-eval';

export const notificationRow = z.object({
  id: z.guid(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string().nullable(),
  dueAt: z.string().nullable(),
  moment: z.string().nullable(),
  times: z.number(),
  recordTable: z.string().nullable(),
  recordId: z.guid().nullable(),
  readAt: z.string().nullable(),
  createdAt: z.string(),
});

/** A notification as the screens show it; `when` and `text` include the person's own zone. */
const notification = z.object({
  id: z.guid(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** URL of the page with the details. */
  path: z.string(),
  title: z.string(),
  text: z.string(),
  when: z.string(),
  isRead: z.boolean(),
});
export type Notification = z.output<typeof notification>;

/** The newest notifications for the bell; `unread` is capped at MAX_UNREAD. */
export const notificationSummary = z.object({
  unread: z.int().min(0),
  newest: z.array(notification),
});
export type NotificationSummary = z.output<typeof notificationSummary>;
