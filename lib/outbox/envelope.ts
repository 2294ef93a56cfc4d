import { z } from 'zod';
import { type EventType, instant } from '@/lib/core/events/define';

/** The event types that leave as a webhook, by name. */
export type EventTypes = Readonly<Record<string, EventType>>;

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const VERSION = 1;

/** JSON body that an endpoint receives. */
export type Envelope = {
  id: string;
  type: string;
  version: number;
  occurred_at: string;
  data: object;
};

const stored = z.object({ occurred_at: instant, facts: z.unknown(), record: z.unknown() });

/**
 * Returns what an endpoint receives of an event.
 * @param payload of the outbox: the record and the facts as they were when it happened
 * @throws Error for an event that no endpoint gets
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

/** Returns what a test of an endpoint says. */
export function writePing(id: string, endpoint: string, occurredAt: string): Envelope {
  return {
    id,
    type: 'ping',
    version: VERSION,
    occurred_at: new Date(occurredAt).toISOString(),
    data: { endpoint_id: endpoint },
  };
}

/** Returns an example of an event, as a receiver gets it. */
export function exampleOf(type: string, eventType: EventType): Envelope {
  return writeEnvelope({ [type]: eventType }, '1f0e9d8c-7b6a-4594-8372-615049382716', type, {
    occurred_at: '2027-03-02T15:30:12.345Z',
    ...eventType.sample,
  });
}
