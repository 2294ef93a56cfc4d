import { timeFormat } from '@/lib/core/time/format';

/** Kinds of notifications; a person's preferences name the same kinds. */
export const NOTIFICATION_KINDS = ['assigned', 'mentioned', 'due_tomorrow', 'overdue'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Upper limit of counting unread notifications. */
export const MAX_UNREAD = 100;

/** Name of each kind on the screens and in the mail. */
export const kindNames: Record<NotificationKind, string> = {
  assigned: 'Assigned to you',
  mentioned: 'You were mentioned',
  due_tomorrow: 'Due tomorrow',
  overdue: 'Overdue',
};

/** Returns an instant in a zone, which it names, such as 'Nov 23, 5:00 PM EST'. */
export function momentIn(timeZone: string, instant: string): string {
  return timeFormat(timeZone, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
}

type Told = { kind: NotificationKind; body: string | null; dueAt: string | null };

/** Returns the sentence of a notification; a reminder names its due date in the person's zone. */
export function notificationText({ kind, body, dueAt }: Told, timeZone: string): string {
  if (dueAt === null) return body ?? kindNames[kind];
  const moment = momentIn(timeZone, dueAt);
  return kind === 'overdue' ? `Was due ${moment}` : `Due ${moment}`;
}

/** Returns a count as it is shown, such as '3', or '99+' where there are more. */
export function shownCount(unread: number): string {
  return unread < MAX_UNREAD ? String(unread) : `${MAX_UNREAD - 1}+`;
}
