import { z } from 'zod';
import { type EventType, instant } from '@/lib/core/events/define';

/** Event types that are sent as webhooks, by name. */
export type EventTypes = Readonly<Record<string, EventType>>;

/** Increased when a field changes its meaning or is removed, but not when fields are added. */
const VERSION = 1;

/** JSON body of a webhook. */
export type Envelope = {
  id: string;
  type: string;
  version: number;
  occurred_at: string;
  data: object;
};

const stored = z.object({ occurred_at: instant, facts: z.unknown(), record: z.unknown() });

/**
 * Returns the webhook body of an event.
 * @param payload of the outbox: the record and the facts at the time of the event
 * @throws Error for an event type that is not sent as a webhook
 */
export function writeEnvelope(
  types: EventTypes,
  id: string,
  type: string,
  payload: unknown,
): Envelope {
  const eventType = Object.hasOwn(types, type) ? types[type] : undefined;
  if (!eventType) throw new Error(`No endpoint gets ${type}`);
  const { occurred_at, facts, record } = stored.parse(payload);
  return { id, type, version: VERSION, occurred_at, data: eventType.write(record, facts) };
}

/** Returns the body of a test webhook. */
export function writePing(id: string, endpoint: string, occurredAt: string): Envelope {
  return {
    id,
    type: 'ping',
    version: VERSION,
    occurred_at: new Date(occurredAt).toISOString(),
    data: { endpoint_id: endpoint },
  };
}

/** Returns an example webhook body for an event type. */
export function exampleOf(type: string, eventType: EventType): Envelope {
  return writeEnvelope({ [type]: eventType }, '1f0e9d8c-7b6a-4594-8372-615049382716', type, {
    occurred_at: '2027-03-02T15:30:12.345Z',
    ...eventType.sample,
  });
}
