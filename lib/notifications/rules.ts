import { timeFormat } from '@/lib/core/time/format';
import type { NotificationKind } from './schema';
import { UNREAD_LIMIT } from './schema';

/** What each kind is called on the screens and in the mail. */
export const kindNames: Record<NotificationKind, string> = {
  assigned: 'Assigned to you',
  mentioned: 'You were mentioned',
  due_tomorrow: 'Due tomorrow',
  overdue: 'Overdue',
};

/** 'Nov 23, 5:00 PM EST': an instant in a zone, which it names. */
export function momentIn(timeZone: string, instant: string): string {
  return timeFormat(timeZone, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
}

type Told = { kind: NotificationKind; body: string | null; due_at: string | null };

/** What happened, in a sentence; a reminder names its due date in the person's zone. */
export function notificationText({ kind, body, due_at }: Told, timeZone: string): string {
  if (due_at === null) return body ?? kindNames[kind];
  const moment = momentIn(timeZone, due_at);
  return kind === 'overdue' ? `Was due ${moment}` : `Due ${moment}`;
}

/** '3', or '99+' where there are more. */
export function shownCount(unread: number): string {
  return unread < UNREAD_LIMIT ? String(unread) : `${UNREAD_LIMIT - 1}+`;
}
