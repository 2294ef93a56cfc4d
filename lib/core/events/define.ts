import { z } from 'zod';

/** Definition of an event type for its receivers. */
export type EventType = {
  /** Sentence that says when the event occurs. */
  when: string;
  /** Returns the content of `data`. @throws ZodError for a record of another kind */
  write: (record: unknown, facts: unknown) => object;
  /** A record and facts as the database stores them; the documentation shows the resulting payload. */
  sample: { record: object; facts: object };
};

/** Returns an event type that validates its record and facts before sending. */
export function defineEvent<Row, Facts>(definition: {
  when: string;
  row: z.ZodType<Row>;
  facts?: z.ZodType<Facts>;
  data: (row: Row, facts: Facts) => object;
  sample: { record: object; facts?: object };
}): EventType {
  const { when, row, data, sample } = definition;
  const facts: z.ZodType<Facts> = definition.facts ?? z.any();
  return {
    when,
    write: (record, given) => data(row.parse(record), facts.parse(given)),
    sample: { facts: {}, ...sample },
  };
}

/** An instant from the database as ISO text in UTC. */
export const instant = z.string().transform((at) => new Date(at).toISOString());

/** Parent of a record, such as the webinar of a registration; null once it is deleted. */
export const parent = z
  .object({ id: z.string(), title: z.string(), slug: z.string() })
  .nullable()
  .default(null);

/** The column before and after a change. */
export const change = z.object({ from: z.string(), to: z.string() });
