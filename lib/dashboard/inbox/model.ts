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
  /** Id of the record that it leads to: of an application its job, of a failing target its endpoint, if it is one, of a review and an address whose mail came back '<table>/<id>'. */
  record: z.string().nullable(),
  title: z.string(),
  /** Of a task its status, of a failing target what came back last, of an address the reason and the address. */
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

/** Kinds of open items, as the database names them. */
export type InboxRow = z.output<typeof inboxRow>;

/** An open item as the screen shows it, with its times in the person's own zone. */
export type InboxItem = {
  kind: InboxKind;
  id: string;
  label: string;
  tone: 'high' | 'medium' | 'neutral' | 'accent';
  title: string;
  text: string;
  path: string;
  /** Of a task: its status, for undoing. */
  status: TaskStatus | null;
};

/** Everything that waits on one record, the most urgent first. */
export type InboxRecord = { path: string; title: string; items: InboxItem[] };

/** Number of open bookings and written questions that an inbox does not list. */
export type Unlisted = { awaiting: number; quarantined: number; asked: number };

/** Open items of a person: work, and apart from it news. */
export type InboxLists = { work: InboxRecord[]; news: InboxRecord[] };
