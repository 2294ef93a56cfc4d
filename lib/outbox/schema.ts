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

/** One attempt with its answer: the status of the response where the channel has one, or what went wrong. */
export type DeliveryAttempt = {
  id: number;
  at: string;
  durationMs: number | null;
  responseStatus: number | null;
  error: string | null;
};

/** An event with its attempts, the newest first, and its payload as JSON without secrets. */
export type DeliveryDetails = Delivery & {
  payload: string;
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
