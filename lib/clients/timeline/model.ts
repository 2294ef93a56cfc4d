import { z } from 'zod';
import { REPLY_STATES } from '@/lib/clients/replies/model';
import { CLIENT_STAGES } from '@/lib/clients/stages';
import { channelRow, TOUCH_KINDS } from '@/lib/clients/touches/model';
import { TASK_STATUSES } from '@/lib/tasks/statuses';
import { storedEstimate } from '@/lib/tools/calculator/model';

/** Kinds of entries on the timeline of a contact. */
export const TIMELINE_KINDS = [
  'note',
  'booking',
  'enquiry',
  'task',
  'reply',
  'mail',
  'webinar',
  'enrolment',
  'subscription',
  'application',
  'estimate',
  'touch',
  'stage',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

const text = z.string().nullish();
const about = { id: z.string(), at: z.string() };

/** One entry, by kind, with timestamps as the database returns them. */
export const timelineEntry = z.discriminatedUnion('kind', [
  z.object({
    ...about,
    kind: z.literal('booking'),
    payload: z.object({ starts_at: z.string(), status: z.string(), text }),
  }),
  z.object({
    ...about,
    kind: z.literal('enquiry'),
    payload: z.object({ text: z.string() }),
  }),
  z.object({
    ...about,
    kind: z.literal('webinar'),
    payload: z.object({ title: z.string(), given_back: z.boolean().default(false) }),
  }),
  z.object({
    ...about,
    kind: z.literal('enrolment'),
    payload: z.object({
      title: z.string(),
      progress: z.number(),
      rating: z.number().nullable(),
      waits: z.boolean(),
    }),
  }),
  z.object({
    ...about,
    kind: z.literal('subscription'),
    payload: z.object({ confirmed: z.boolean(), ended: z.boolean() }),
  }),
  z.object({
    ...about,
    kind: z.literal('application'),
    payload: z.object({ title: z.string(), stage: z.string() }),
  }),
  z.object({
    ...about,
    kind: z.literal('estimate'),
    payload: z.object({ estimate: storedEstimate, booking_id: text }),
  }),
  z.object({
    ...about,
    kind: z.literal('touch'),
    payload: z.object({ kind: z.enum(TOUCH_KINDS), channel: channelRow }),
  }),
  z.object({
    ...about,
    kind: z.literal('task'),
    payload: z.object({
      task_id: z.string(),
      title: z.string(),
      status: z.enum(TASK_STATUSES),
      person: text,
      /** Name of the person who completed it; absent if the entry is not a completion. */
      completed_by: text,
    }),
  }),
  z.object({
    ...about,
    kind: z.literal('note'),
    payload: z.object({ text: z.string(), person: text, version: z.string() }),
  }),
  z.object({
    ...about,
    kind: z.literal('mail'),
    payload: z.object({ topic: z.string(), status: z.string(), reason: z.string().nullish() }),
  }),
  z.object({
    ...about,
    kind: z.literal('reply'),
    payload: z.object({
      subject: z.string(),
      text: z.string(),
      state: z.enum(REPLY_STATES),
      person: text,
      booking_id: text,
      enquiry_id: text,
    }),
  }),
  z.object({
    ...about,
    kind: z.literal('stage'),
    payload: z.object({
      from: z.enum(CLIENT_STAGES).nullish(),
      to: z.enum(CLIENT_STAGES),
      person: text,
      /** Name of the contact that was merged into this one. */
      merged: text,
    }),
  }),
]);
export type TimelineEntry = z.output<typeof timelineEntry>;
