import { z } from 'zod';
import type { CHANNELS, DELIVERY_STATUSES } from './rules';

export const deliveryIds = z.object({ ids: z.array(z.guid()).min(1).max(100) });

/** An event on its way out, as the list shows it; instants as the database writes them. */
export type Delivery = {
  id: string;
  topic: string;
  channel: (typeof CHANNELS)[number];
  /** The address of a mail; of a webhook the endpoint that everything goes to. */
  recipient: string;
  status: (typeof DELIVERY_STATUSES)[number];
  attempts: number;
  createdAt: string;
  deliveredAt: string | null;
  /** When it is tried again; null once it is delivered or given up. */
  nextAttemptAt: string | null;
  lastError: string | null;
};

/** Upper limit of a stored body, in characters. */
const MAX_BODY = 16_000;

/** What an attempt sent: a webhook's body as its receiver got it, or a mail's text with masked tokens. */
export const sentRequest = z.object({
  headers: z.record(z.string(), z.string()),
  body: z
    .string()
    .transform((body) => (body.length > MAX_BODY ? `${body.slice(0, MAX_BODY)}…` : body)),
});
export type SentRequest = z.output<typeof sentRequest>;

/** One attempt with its answer: the status of the response where the channel has one, or what went wrong. */
export type DeliveryAttempt = {
  id: number;
  at: string;
  durationMs: number | null;
  responseStatus: number | null;
  error: string | null;
};

/** An event as JSON without secrets, with its attempts, the newest first, and what the newest one sent. */
export type DeliveryDetails = Delivery & {
  event: string;
  /** Null until something was sent. */
  sent: (SentRequest & { at: string }) | null;
  record: { table: string; id: string } | null;
  history: DeliveryAttempt[];
};

/** How one way out is doing: attempts of the last 24 hours, and what waits or is dead now. */
export type ChannelHealth = {
  channel: (typeof CHANNELS)[number];
  /** Where everything of this channel goes: a host. */
  endpoint: string;
  delivered: number;
  failed: number;
  medianMs: number | null;
  lastSuccess: string | null;
  waiting: number;
  dead: number;
};
