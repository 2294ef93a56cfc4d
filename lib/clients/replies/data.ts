import 'server-only';
import { z } from 'zod';
import { meetingLink } from '@/lib/bookings/room';
import { listTemplatesFor } from '@/lib/clients/templates/data';
import { type Facts, filled, type ReplyKind } from '@/lib/clients/templates/rules';
import type { Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { fullName } from '@/lib/core/text/full-name';
import { visitorMoment } from '@/lib/core/time/visitor-time';
import { readNames } from '@/lib/people/data';
import {
  REPLY,
  type Reply,
  type ReplyDraft,
  type ReplyFacts,
  type ReplyRow,
  replyFacts,
  replyOf,
  replyRow,
} from './model';
import { BLANK_REPLY, replySubjects } from './rules';

/** Maximum number of replies to show for a record. */
const MAX_REPLIES = 50;

/** The column with the id of a reply's record. */
const recordColumns = {
  booking: 'booking_id',
  application: 'application_id',
  enrolment: 'enrolment_id',
  contact: 'client_id',
  enquiry: 'enquiry_id',
} as const satisfies Record<ReplyKind, string>;

/** Returns the names of the senders whose profile this person may not read. */
function readSenders(staff: Staff, rows: readonly ReplyRow[]) {
  const unnamed = rows.filter(({ sender }) => !sender);
  return unnamed.length === 0
    ? new Map<string, string>()
    : readNames(
        staff,
        unnamed.map(({ senderId }) => senderId),
      );
}

/** Returns the replies about a record, oldest first; none for a person who may not see them. */
export async function listReplies(staff: Staff, kind: ReplyKind, record: string): Promise<Reply[]> {
  if (!z.guid().safeParse(record).success) return [];
  const client = await sessionClient();
  const answer = await client
    .from('replies')
    .select(REPLY)
    .eq(recordColumns[kind], record)
    .order('created_at', { ascending: false })
    .limit(MAX_REPLIES);
  const failure = `${staff.id} could not list replies about ${record}`;
  const rows = z.array(replyRow).parse(dataOf(answer, failure));
  const names = await readSenders(staff, rows);
  return rows.toReversed().map((row) => replyOf(row, names));
}

/** Returns a reply, or null for a person who may not see it. */
export async function readReply(staff: Staff, id: string): Promise<Reply | null> {
  const client = await sessionClient();
  const answer = await client.from('replies').select(REPLY).eq('id', id).maybeSingle();
  const row = replyRow.nullable().parse(dataOf(answer, `${staff.id} could not read reply ${id}`));
  return row && replyOf(row, await readSenders(staff, [row]));
}

/** Returns the facts for a template; times are in the visitor's zone. */
function factsOf(staff: Staff, { facts, timeZone }: ReplyFacts): Facts {
  const { firstName, lastName, startsAt, room, meetingUrl, quarantinedAt } = facts;
  const meeting = {
    room: room ?? null,
    meeting_url: meetingUrl ?? null,
    quarantined_at: quarantinedAt ?? null,
  };
  return {
    'first name': firstName,
    'full name': fullName({ firstname: firstName, lastname: lastName }),
    'my name': staff.name,
    'date and time': startsAt ? visitorMoment(timeZone, new Date(startsAt)) : '',
    'meeting link': meetingLink(meeting) ?? '',
    company: facts.company,
    service: facts.service,
    job: facts.job,
    course: facts.course,
  };
}

/**
 * Returns the data of the reply form: the recipient, and texts with their facts filled in. Null if there is no such
 * record, or the person may not reply to it.
 */
export async function readReplyDraft(
  staff: Staff,
  kind: ReplyKind,
  record: string,
): Promise<ReplyDraft | null> {
  const client = await sessionClient();
  const [answer, templates] = await Promise.all([
    client.rpc('reply_facts', { kind, record }),
    listTemplatesFor(staff, kind),
  ]);
  const about = replyFacts
    .nullable()
    .parse(dataOf(answer, `${staff.id} could not prepare a reply about ${record}`));
  if (!about) return null;
  const facts = factsOf(staff, about);
  const blank = {
    id: 'blank',
    name: 'No template',
    subject: replySubjects[kind],
    body: BLANK_REPLY,
  };
  return {
    email: about.email,
    question: about.question?.trim() || null,
    starts: [blank, ...templates].map(({ id, name, subject, body }) => ({
      id,
      name,
      subject: filled(subject, facts),
      body: id === 'blank' ? blankText(facts) : filled(body, facts),
    })),
  };
}

/** Returns the text without a template, with blank lines for the reply. */
function blankText(facts: Facts): string {
  const [salutation = '', closing = ''] = BLANK_REPLY.split('\n\n\n\n');
  return `${filled(salutation, facts)}\n\n\n\n${filled(closing, facts)}`;
}
