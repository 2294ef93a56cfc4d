import { z } from 'zod';
import '@/lib/core/text/zod-without-eval';

/** What staff are told about; a person's preferences name the same kinds. */
export const NOTIFICATION_KINDS = ['assigned', 'mentioned', 'due_tomorrow', 'overdue'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** A notification as the screens show it; `when` and `text` are in the person's own zone, which they name. */
export const notification = z.object({
  id: z.guid(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** The task that it is about. */
  taskId: z.guid(),
  title: z.string(),
  text: z.string(),
  when: z.string(),
  isRead: z.boolean(),
});
export type Notification = z.output<typeof notification>;

/** What the bell shows; `unread` ends at UNREAD_LIMIT. */
export const notificationSummary = z.object({
  unread: z.int().min(0),
  newest: z.array(notification),
});
export type NotificationSummary = z.output<typeof notificationSummary>;

/** More unread notifications than this are not counted. */
export const UNREAD_LIMIT = 100;
