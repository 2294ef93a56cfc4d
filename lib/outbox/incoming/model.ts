import { z } from 'zod';

/** A signed incoming call: `body` is the signed text, `answer` our response, `times` the number of deliveries. */
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
