import { timeFormat } from '@/lib/core/time/format';
import { kindNames, type NotificationKind } from './kinds';

/** Formats an instant in a zone, with the zone's name: 'Nov 23, 5:00 PM EST'. */
export function momentIn(timeZone: string, instant: string): string {
  return timeFormat(timeZone, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
}

/** Kinds whose moment is the time of the first failure. */
const OF_FAILURES: readonly NotificationKind[] = ['target_failing', 'endpoint_paused'];

type Told = {
  kind: NotificationKind;
  body: string | null;
  dueAt: string | null;
  /** Time to mention, such as the start of a consultation. */
  moment: string | null;
  /** Number of grouped events. */
  times: number;
};

/** Returns the text of a notification, with times in the person's zone. */
export function notificationText(told: Told, timeZone: string): string {
  const { kind, body, dueAt, moment, times } = told;
  if (dueAt !== null) {
    return `${kind === 'overdue' ? 'Was due' : 'Due'} ${momentIn(timeZone, dueAt)}`;
  }
  if (moment !== null) {
    const at = momentIn(timeZone, moment);
    return [OF_FAILURES.includes(kind) ? `Failing since ${at}` : at, body]
      .filter(Boolean)
      .join(': ');
  }
  if (times > 1) return `${times} so far. The latest: ${body ?? 'no details'}`;
  return body ?? kindNames[kind];
}
