import { z } from 'zod';
import type { StoredEstimate } from '@/lib/tools/calculator/model';

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

/** Channel by which a visitor came, as the database keeps it. */
export const channelRow = z.object({
  source: text,
  medium: text,
  campaign: text,
  term: text,
  content: text,
  referrer: text,
  landing: text,
  /** Pages of content that the visit had read, with a space between. */
  read: text,
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

/** First and last form of a contact, and what was promised last. */
export type Way = {
  first: Touch | null;
  last: Touch | null;
  count: number;
  promised: { estimate: StoredEstimate; createdAt: string } | null;
};

/** Reasons why two contacts may be one person. */
export const SIMILAR_REASONS = ['address', 'phone', 'name', 'domain'] as const;
export type SimilarReason = (typeof SIMILAR_REASONS)[number];

/** A form that someone at a company has sent. */
export type CompanyTouch = Touch & { client: { id: string; name: string } };

/** A contact that may be the same person as another. */
export type Similar = { id: string; name: string; email: string; reasons: SimilarReason[] };
