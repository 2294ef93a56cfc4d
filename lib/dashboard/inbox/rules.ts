import { TZDate } from '@date-fns/tz';
import { BOUNCE_KINDS, bounceReasons } from '@/lib/bounce-reasons';
import type { Area } from '@/lib/core/auth/roles';
import { businessDay } from '@/lib/core/time/business-time';
import { dayText } from '@/lib/deals/day-text';
import { kindNames } from '@/lib/notifications/kinds';
import { momentIn, notificationText } from '@/lib/notifications/notification-text';
import {
  applicantPath,
  bookingPath,
  consultationPath,
  dealPath,
  enquiryPath,
  notifiedPath,
  taskPath,
} from '@/lib/paths/staff';
import { TASK_STATUSES } from '@/lib/tasks/statuses';
import type { InboxItem, InboxKind, InboxLists, InboxRow, Unlisted } from './model';
import type { Snooze } from './snoozes';

const MONDAY = 1;

/** Returns the end of a snooze, by the clock of the person's zone. */
export function snoozedUntil(snooze: Snooze, now: Date, timeZone: string): Date {
  if (snooze === 'later') return new Date(now.getTime() + 3 * 3_600_000);
  const morning = new TZDate(now, timeZone);
  const days = snooze === 'tomorrow' ? 1 : (MONDAY - morning.getDay() + 7) % 7 || 7;
  morning.setDate(morning.getDate() + days);
  morning.setHours(9, 0, 0, 0);
  return new Date(morning.getTime());
}

type Looks = Pick<InboxItem, 'label' | 'tone'>;

const looks: Record<Exclude<InboxKind, 'news'>, Looks> = {
  task: { label: 'Overdue', tone: 'high' },
  check: { label: 'Booking to check', tone: 'high' },
  failing: { label: 'Deliveries fail', tone: 'high' },
  bounce: { label: 'Email bounced', tone: 'high' },
  reply: { label: 'Reply due', tone: 'medium' },
  enquiry: { label: 'Question to answer', tone: 'medium' },
  question: { label: 'Question on a proposal', tone: 'medium' },
  enquirycheck: { label: 'Question to check', tone: 'high' },
  step: { label: 'Next step overdue', tone: 'high' },
  stale: { label: 'Stale deal', tone: 'medium' },
  review: { label: 'Draft to review', tone: 'medium' },
  application: { label: 'New application', tone: 'neutral' },
  deliveries: { label: 'Given up', tone: 'high' },
};

/**
 * Converts an inbox row to an item for the screen.
 * @param timeZone time zone of the person
 */
export function inboxItemOf(
  { kind, id, record, title, detail, moment, notice }: InboxRow,
  { area, timeZone, now }: { area: Area; timeZone: string; now: Date },
): InboxItem {
  const at = moment && momentIn(timeZone, moment);
  const isLate = moment !== null && new Date(moment) < now;
  const words = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');
  if (kind === 'task') {
    const status = TASK_STATUSES.find((one) => one === detail) ?? null;
    const text = `Was due ${at}`;
    return { kind, id, ...looks.task, title, text, path: taskPath(area, id), status };
  }
  if (notice) {
    const path = notifiedPath(area, {
      table: notice.recordTable,
      id: record,
      kind: notice.kind,
    });
    const text = notificationText(notice, timeZone);
    return {
      kind,
      id,
      label: kindNames[notice.kind],
      tone: 'neutral',
      title,
      text,
      path,
      status: null,
    };
  }
  const shared = { kind, id, title, status: null };
  const booking = area === 'admin' ? bookingPath(id) : consultationPath(id);
  switch (kind) {
    case 'deliveries':
      return {
        ...shared,
        ...looks.deliveries,
        title: title === '1' ? 'One delivery' : `${title} deliveries`,
        text: 'These are not retried.',
        path: notifiedPath(area, { table: 'outbox', id: null }),
      };
    case 'failing':
      return {
        ...shared,
        ...looks.failing,
        text: words(`Since ${at}`, detail),
        path: notifiedPath(area, { table: record ? 'webhook_endpoints' : 'outbox', id: record }),
      };
    case 'application':
      return {
        ...shared,
        ...looks[kind],
        text: words(detail, at),
        path: applicantPath(record ?? '', id),
      };
    case 'reply':
    case 'question':
    case 'enquiry': {
      const text = words(detail, `${isLate ? 'Was due' : 'Due'} ${at}`);
      const tone = isLate ? 'high' : looks[kind].tone;
      const path = {
        reply: booking,
        question: dealPath(area, record ?? ''),
        enquiry: enquiryPath(id),
      }[kind];
      return { ...shared, ...looks[kind], tone, text, path };
    }
    case 'bounce': {
      const [table = null, bounced = null] = record?.split('/') ?? [];
      const [reason, email = ''] = detail?.split(' ') ?? [];
      const said = BOUNCE_KINDS.find((one) => one === reason) ?? 'unknown';
      const path = notifiedPath(area, { table, id: bounced });
      return { ...shared, ...looks[kind], text: words(bounceReasons[said], email), path };
    }
    case 'review': {
      const [table = null, reviewed = null] = record?.split('/') ?? [];
      const path = notifiedPath(area, { table, id: reviewed, kind });
      return { ...shared, ...looks[kind], text: words(detail, at), path };
    }
    case 'check':
      return { ...shared, ...looks[kind], text: words(detail, at), path: booking };
    case 'step': {
      const day = moment && dayText(businessDay(new Date(moment)), businessDay(now));
      const text = words(detail, day && `Was due ${day}`);
      return { ...shared, ...looks[kind], text, path: dealPath(area, id) };
    }
    case 'stale':
      return { ...shared, ...looks[kind], text: `Unchanged since ${at}`, path: dealPath(area, id) };
    case 'enquirycheck':
      return { ...shared, ...looks[kind], text: words(detail, at), path: enquiryPath(id) };
    default:
      throw new Error(`A ${kind} has no notice`);
  }
}

/** Groups items by record. News about a record with open work is grouped with that work. */
export function groupInbox(items: readonly InboxItem[]): InboxLists {
  const isWork = ({ kind }: InboxItem) => kind !== 'news';
  const work = Map.groupBy(items.filter(isWork), ({ path }) => path);
  const news = Map.groupBy(
    items.filter((item) => !isWork(item)),
    ({ path }) => path,
  );
  const record = (path: string, found: InboxItem[]) => ({
    path,
    title: found[0]?.title ?? '',
    items: found,
  });
  return {
    work: [...work].map(([path, found]) => record(path, [...found, ...(news.get(path) ?? [])])),
    news: [...news].flatMap(([path, found]) => (work.has(path) ? [] : record(path, found))),
  };
}

/** Returns today's entries without the tasks that are in the inbox. */
export function withoutInbox<Entry extends { id: string; kind: string }>(
  today: readonly Entry[],
  inbox: readonly InboxRow[],
): Entry[] {
  const tasks = new Set(inbox.flatMap(({ kind, id }) => (kind === 'task' ? id : [])));
  return today.filter(({ kind, id }) => kind !== 'task' || !tasks.has(id));
}

/** Returns how many bookings and questions are not in the inbox, because they are beyond its limit or snoozed. */
export function unlistedOf(
  inbox: readonly InboxRow[],
  { awaiting, quarantined, asked }: Unlisted,
): Unlisted {
  const listed = (wanted: InboxKind) => inbox.filter(({ kind }) => kind === wanted).length;
  return {
    awaiting: Math.max(0, awaiting - listed('reply')),
    quarantined: Math.max(0, quarantined - listed('check')),
    asked: Math.max(0, asked - listed('enquiry')),
  };
}
