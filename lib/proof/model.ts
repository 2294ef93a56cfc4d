import { z } from 'zod';

const day = z.object({
  day: z.iso.date(),
  /** Number of queued deliveries, and of those that were delivered. */
  total: z.number(),
  delivered: z.number(),
  repeats: z.number(),
  /** Number of completed minutes since the first heartbeat, and of those with a heartbeat. */
  due: z.number(),
  beats: z.number(),
});

/** Counts of one business day. */
export type ProofDay = z.output<typeof day>;

const failing = z.object({ channel: z.enum(['webhook', 'mail']), since: z.string() });

/** Result of the database function proof_figures. */
export const proofFigures = z
  .object({
    at: z.string(),
    first_day: z.iso.date(),
    last_day: z.iso.date(),
    measuring_since: z.string().nullable(),
    failing: z.array(failing),
    days: z.array(day),
    tries: z.object({
      first: z.number(),
      second: z.number(),
      third: z.number(),
      later: z.number(),
    }),
    latency: z.object({
      waiting: z.number(),
      median_seconds: z.number().nullable(),
      buckets: z.array(z.number()),
    }),
    bookings: z.object({ total: z.number(), second: z.number() }),
  })
  .transform(
    ({
      first_day: firstDay,
      last_day: lastDay,
      measuring_since: measuringSince,
      latency: { median_seconds: medianSeconds, ...latency },
      ...row
    }) => ({ ...row, firstDay, lastDay, measuringSince, latency: { ...latency, medianSeconds } }),
  );

/** Counts of the last 30 business days, the currently failing targets, and the start of the measurement. */
export type ProofFigures = z.output<typeof proofFigures>;
