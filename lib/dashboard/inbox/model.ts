import { z } from 'zod';
import { NOTIFICATION_KINDS } from '@/lib/notifications/kinds';
import type { TaskStatus } from '@/lib/tasks/statuses';

const KINDS = [
  'check',
  'enquirycheck',
  'failing',
  'bounce',
  'reply',
  'enquiry',
  'question',
  'task',
  'step',
  'stale',
  'review',
  'news',
  'application',
  'deliveries',
] as const;
export type InboxKind = (typeof KINDS)[number];

export const inboxRow = z.object({
  kind: z.enum(KINDS),
  id: z.string(),
  /**
   * Id of the record to open. For an application: its job. For a failing target: its endpoint, if it is one. For a
   * review or a bounced email: '<table>/<id>'.
   */
  record: z.string().nullable(),
  title: z.string(),
  /**
   * For a task: its status. For a failing target: the latest response. For a bounced email: the reason and the email.
   */
  detail: z.string().nullable(),
  moment: z.string().nullable(),
  notice: z
    .object({
      kind: z.enum(NOTIFICATION_KINDS),
      body: z.string().nullable(),
      dueAt: z.string().nullable(),
      moment: z.string().nullable(),
      times: z.number(),
      recordTable: z.string().nullable(),
    })
    .nullable(),
});

/** An open item as the database returns it. */
export type InboxRow = z.output<typeof inboxRow>;

/** An open item for the screen, with times in the person's zone. */
export type InboxItem = {
  kind: InboxKind;
  id: string;
  label: string;
  tone: 'high' | 'medium' | 'neutral' | 'accent';
  title: string;
  text: string;
  path: string;
  /** Status of a task, for the undo. */
  status: TaskStatus | null;
};

/** All items of one record, most urgent first. */
export type InboxRecord = { path: string; title: string; items: InboxItem[] };

/** Number of open bookings and written questions that are not in the inbox. */
export type Unlisted = { awaiting: number; quarantined: number; asked: number };

/** Open items of a person: work, and separately news. */
export type InboxLists = { work: InboxRecord[]; news: InboxRecord[] };
