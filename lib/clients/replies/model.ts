import { z } from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** What the database tells about the person of a record. */
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

/** A text to begin with: of a template, with its facts. */
export type ReplyStart = { id: string; name: string; subject: string; body: string };

/** What the form of a reply needs; the first of `starts` is no template. */
export type ReplyDraft = {
  email: string;
  /** What the person asked; it is quoted below the text. */
  question: string | null;
  starts: ReplyStart[];
};

/** State of the event in the outbox. */
export const REPLY_STATES = ['pending', 'delivered', 'dead', 'off'] as const;
export type ReplyState = (typeof REPLY_STATES)[number];

export const REPLY =
  'id, email, subject, body, state, sentAt:created_at, sender:user_profiles!sender_id(name)';

export const replyRow = z
  .object({
    id: z.string(),
    email: z.string(),
    subject: z.string(),
    body: z.string(),
    state: z.enum(REPLY_STATES),
    sentAt: z.string(),
    sender: z.object({ name: z.string() }).nullable(),
  })
  .transform(({ sender, ...row }) => ({ ...row, senderName: sender?.name ?? 'A colleague' }));

/** A mail that staff wrote to the person of a record; `sentAt` as the database writes it. */
export type Reply = z.output<typeof replyRow>;
