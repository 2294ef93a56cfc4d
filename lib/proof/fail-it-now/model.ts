import { z } from 'zod';

/** Steps that a visitor can take in a run. */
export const STEPS = ['stop', 'start', 'send', 'try'] as const;
export type Step = (typeof STEPS)[number];

const entry = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(['stopped', 'started', 'sent', 'failed', 'answered', 'booked', 'repeated']),
  attempt: z.number().nullable(),
  error: z.string().nullable(),
  durationMs: z.number().nullable(),
  nextAttemptAt: z.string().nullable(),
});

/** An entry of a run: a step of the visitor, an attempt, or an action of the receiver. */
export type SandboxEntry = z.output<typeof entry>;

export const sandboxRun = z.object({
  id: z.string(),
  secret: z.string(),
  isReceiving: z.boolean(),
  attempts: z.number(),
  nextAttemptAt: z.string().nullable(),
  steps: z.number(),
  startedAt: z.string(),
  endsAt: z.string(),
});

export const sandboxRunWithEntries = sandboxRun.extend({ entries: z.array(entry) });

/** The receiver of a visitor and the booking to send to it. */
export type SandboxRun = z.output<typeof sandboxRun>;

/** A run with its entries, oldest first. */
export type SandboxRunWithEntries = z.output<typeof sandboxRunWithEntries>;
