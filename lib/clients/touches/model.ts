import { z } from 'zod';
import type { StoredEstimate } from '@/lib/tools/calculator/model';

/** Forms that turn their sender into a contact. */
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

/** Channel of a visitor, as stored in the database. */
export const channelRow = z.object({
  source: text,
  medium: text,
  campaign: text,
  term: text,
  content: text,
  referrer: text,
  landing: text,
  /** Content pages read during the visit, separated by spaces. */
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

/** A form submitted by a contact; timestamps as the database returns them. */
export type Touch = z.output<typeof touchRow>;

/** First and last form of a contact, and the latest estimate. */
export type Way = {
  first: Touch | null;
  last: Touch | null;
  count: number;
  promised: { estimate: StoredEstimate; createdAt: string } | null;
};

/** Reasons why two contacts may be one person. */
export const SIMILAR_REASONS = ['address', 'phone', 'name', 'domain'] as const;
export type SimilarReason = (typeof SIMILAR_REASONS)[number];

/** A form submitted by a person at a company. */
export type CompanyTouch = Touch & { client: { id: string; name: string } };

/** A contact that may be the same person as another. */
export type Similar = { id: string; name: string; email: string; reasons: SimilarReason[] };
