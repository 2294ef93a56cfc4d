import { z } from 'zod';

/** Steps that a visitor may take in a run. */
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

/** A step of the visitor, an attempt, or what the receiver did. */
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

/** A visitor's receiver and the booking that is sent to it. */
export type SandboxRun = z.output<typeof sandboxRun>;

/** A run with what has happened in it, the first first. */
export type SandboxRunWithEntries = z.output<typeof sandboxRunWithEntries>;
