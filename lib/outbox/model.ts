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

/** An event that this process alone may deliver until its lease ends. */
export type LeasedEvent = z.output<typeof leasedEvent>;

/** Upper limit of a stored body, in characters. */
const MAX_BODY = 16_000;

/** The request of an attempt: a webhook's body as its receiver got it, or a mail's text with masked tokens. */
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

/** The next attempt is null once the event is delivered or dead. */
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

/** One attempt with its result: the status of the response where the channel has one, or the error. */
export type DeliveryAttempt = z.output<typeof deliveryAttempt>;

export const deliveryDetailsRow = deliveryColumns
  .extend({
    payload: z.json(),
    recordTable: z.string().nullable(),
    recordId: z.string().nullable(),
    history: z.array(deliveryAttempt),
  })
  .transform(withNextAttempt);

/** The email of the recipient; of a webhook the host of its endpoint. */
type WithRecipient<Row> = Omit<Row, 'recipient' | 'endpoint'> & { recipient: string };

/** An event of the outbox as the list shows it; instants as the database writes them. */
export type Delivery = WithRecipient<z.output<typeof deliveryRow>>;

/** An event with its payload as JSON without secrets, its attempts, newest first, and the newest request. */
export type DeliveryDetails = WithRecipient<
  Omit<z.output<typeof deliveryDetailsRow>, 'payload' | 'recordTable' | 'recordId'>
> & {
  event: string;
  /** Null until a request was sent. */
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
 * Attempts of a channel in the last 24 hours, the events that wait, are given up or held now, and since when and why it
 * fails; `receivers` are the host of the mail server or the number of endpoints, null where there is none.
 */
export type ChannelHealth = z.output<typeof channelHealth> & { receivers: string | null };

/** `spec`: the payload of a booking for the automation webhook of the environment. */
export const WEBHOOK_FORMATS = ['envelope', 'spec'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];
