import { z } from 'zod';
import { personName } from '@/lib/people/people-names';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** Facts from the database about the person of a record. */
export const replyFacts = z.object({
  email: z.string(),
  timeZone: z.string().nullable(),
  question: z.string().nullable(),
  facts: z.object({
    firstName: text,
    lastName: text,
    company: text,
    service: text,
    job: text,
    course: text,
    startsAt: z.string().nullish(),
    room: z.string().nullish(),
    meetingUrl: z.string().nullish(),
    quarantinedAt: z.string().nullish(),
  }),
});
export type ReplyFacts = z.output<typeof replyFacts>;

/** An initial text: a template with its facts filled in. */
export type ReplyStart = { id: string; name: string; subject: string; body: string };

/** Data of the reply form; the first entry of `starts` is not a template. */
export type ReplyDraft = {
  email: string;
  /** Question of the person, which is quoted below the text. */
  question: string | null;
  starts: ReplyStart[];
};

/** State of the event in the outbox. */
export const REPLY_STATES = ['pending', 'delivered', 'dead', 'off'] as const;
export type ReplyState = (typeof REPLY_STATES)[number];

export const REPLY =
  'id, email, subject, body, state, sentAt:created_at, senderId:sender_id, sender:user_profiles!sender_id(name)';

/** `sender` is their profile, which only leaders can read for others. */
export const replyRow = z.object({
  id: z.string(),
  email: z.string(),
  subject: z.string(),
  body: z.string(),
  state: z.enum(REPLY_STATES),
  sentAt: z.string(),
  senderId: z.guid().nullable(),
  sender: z.object({ name: z.string() }).nullable(),
});
export type ReplyRow = z.output<typeof replyRow>;

/** An email from staff to the person of a record; `sentAt` as the database returns it. */
export type Reply = Omit<ReplyRow, 'sender' | 'senderId'> & { senderName: string };

/** Returns a reply with its sender's name, from their profile or from the directory that all staff can read. */
export function replyOf(
  { sender, senderId, ...row }: ReplyRow,
  names: ReadonlyMap<string, string>,
): Reply {
  return { ...row, senderName: sender?.name ?? personName(names, senderId) };
}
