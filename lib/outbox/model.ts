import { z } from 'zod';
import { CHANNELS, DELIVERY_STATUSES } from './statuses';

export const leasedEvent = z.object({
  id: z.string(),
  topic: z.string(),
  recipient: z.string().nullable(),
  payload: z.record(z.string(), z.unknown()),
  target: z.string(),
  endpointId: z.string().nullable(),
  eventId: z.string().nullable(),
  attempts: z.number(),
  leaseToken: z.string(),
  createdAt: z.string(),
});

/** A leased event, which only this process may deliver until the lease expires. */
export type LeasedEvent = z.output<typeof leasedEvent>;

/** Maximum length of a stored body, in characters. */
const MAX_BODY = 16_000;

/** The request of an attempt: the body of a webhook as sent, or the text of an email with masked tokens. */
export const sentRequest = z.object({
  headers: z.record(z.string(), z.string()),
  body: z
    .string()
    .transform((body) => (body.length > MAX_BODY ? `${body.slice(0, MAX_BODY)}…` : body)),
});
export type SentRequest = z.output<typeof sentRequest>;

const deliveryColumns = z.object({
  id: z.string(),
  topic: z.string(),
  channel: z.enum(CHANNELS),
  recipient: z.string().nullable(),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.number(),
  createdAt: z.string(),
  deliveredAt: z.string().nullable(),
  nextAttemptAt: z.string(),
  lastError: z.string().nullable(),
  endpoint: z.object({ url: z.string() }).nullable(),
});

/** `nextAttemptAt` is null unless the event is pending. */
const withNextAttempt = <Row extends z.output<typeof deliveryColumns>>(row: Row) => ({
  ...row,
  nextAttemptAt: row.status === 'pending' ? row.nextAttemptAt : null,
});

export const deliveryRow = deliveryColumns.transform(withNextAttempt);

const deliveryAttempt = z.object({
  id: z.number(),
  at: z.string(),
  durationMs: z.number().nullable(),
  responseStatus: z.number().nullable(),
  error: z.string().nullable(),
});

/** An attempt with its result: the response status if the channel has one, or the error. */
export type DeliveryAttempt = z.output<typeof deliveryAttempt>;

export const deliveryDetailsRow = deliveryColumns
  .extend({
    payload: z.json(),
    recordTable: z.string().nullable(),
    recordId: z.string().nullable(),
    history: z.array(deliveryAttempt),
  })
  .transform(withNextAttempt);

/** Email address of the recipient, or the host of the endpoint for a webhook. */
type WithRecipient<Row> = Omit<Row, 'recipient' | 'endpoint'> & { recipient: string };

/** An event of the outbox in the list; instants as the database writes them. */
export type Delivery = WithRecipient<z.output<typeof deliveryRow>>;

/** An event with its payload as JSON without secrets, its attempts (newest first), and the newest request. */
export type DeliveryDetails = WithRecipient<
  Omit<z.output<typeof deliveryDetailsRow>, 'payload' | 'recordTable' | 'recordId'>
> & {
  event: string;
  /** Null if no request was sent yet. */
  sent: (SentRequest & { at: string }) | null;
  record: { table: string; id: string } | null;
};

export const channelHealth = z.object({
  channel: z.enum(CHANNELS),
  delivered: z.number(),
  failed: z.number(),
  medianMs: z.number().nullable(),
  lastSuccess: z.string().nullable(),
  waiting: z.number(),
  dead: z.number(),
  failingSince: z.string().nullable(),
  lastError: z.string().nullable(),
});

/**
 * Statistics of a channel: attempts in the last 24 hours; waiting, dead and held events; start and reason of the
 * current failure. `receivers` is the host of the mail server or the number of endpoints; null if there is none.
 */
export type ChannelHealth = z.output<typeof channelHealth> & { receivers: string | null };

/** `spec`: booking payload of the automation webhook of the environment. */
export const WEBHOOK_FORMATS = ['envelope', 'spec'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];
