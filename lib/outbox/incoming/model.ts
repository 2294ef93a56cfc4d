import { z } from 'zod';

/** A signed call from outside: `body` is what was signed, `answer` what it got, `times` how often it came. */
export const incomingCallRow = z.object({
  id: z.string(),
  webhookId: z.string(),
  type: z.string(),
  body: z.string(),
  email: z.string().nullable(),
  status: z.number(),
  answer: z.record(z.string(), z.unknown()),
  times: z.number(),
  receivedAt: z.string(),
  lastReceivedAt: z.string(),
});
export type IncomingCallRow = z.output<typeof incomingCallRow>;
