import { z } from 'zod';

/** Forms whose sender becomes a contact. */
export const TOUCH_KINDS = [
  'booking',
  'registration',
  'enrolment',
  'subscription',
  'enquiry',
  'estimate',
] as const;
export type TouchKind = (typeof TOUCH_KINDS)[number];

const text = z.string().optional();

/** How a visitor came, as the database keeps it. */
export const channelRow = z.object({
  source: text,
  medium: text,
  campaign: text,
  term: text,
  content: text,
  referrer: text,
  landing: text,
});
export type ChannelRow = z.output<typeof channelRow>;

export const touchRow = z.object({
  id: z.string(),
  kind: z.enum(TOUCH_KINDS),
  channel: channelRow.nullable(),
  intent: z.string().nullable(),
  at: z.string(),
});

/** A form that a contact has sent; instants as the database writes them. */
export type Touch = z.output<typeof touchRow>;

/** First and last touch of a contact, and how many there are; null without any. */
export type Way = { first: Touch; last: Touch; count: number } | null;
