import { z } from 'zod';
import '@/lib/core/zod-without-eval';

const range = z.object({ cautious: z.number(), good: z.number() });

/** An estimate as stored with a booking or for a contact: the numbers computed by this site, and their query. */
export const storedEstimate = z.object({
  query: z.string(),
  version: z.number(),
  verdict: z.enum(['leave', 'measure', 'slow', 'open', 'pays']),
  work: z.number(),
  hours: range,
  saved: range,
  once: range,
  running: range,
  paysFrom: z.object({ cautious: z.number().nullable(), good: z.number().nullable() }),
});
export type StoredEstimate = z.output<typeof storedEstimate>;

/** Payload of the email that a visitor sends to themselves. */
export const sentEstimate = storedEstimate.extend({
  name: z.string().nullable().default(null),
  email: z.string(),
});
export type SentEstimate = z.output<typeof sentEstimate>;
