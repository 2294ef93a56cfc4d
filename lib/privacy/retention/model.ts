import { z } from 'zod';
import { REMOVED_KINDS } from './rules';

export const retentionRow = z.object({
  leadMonths: z.number(),
  eventDays: z.number(),
  applicationMonths: z.number(),
  enquiryMonths: z.number(),
  auditMonths: z.number(),
  visitMonths: z.number(),
  acceptanceMonths: z.number(),
});

const removedCounts = z.partialRecord(z.enum(REMOVED_KINDS), z.number());

/** A run that removed expired data; incomplete if the next call continues it. */
export const retentionRun = z.object({
  at: z.string(),
  isComplete: z.boolean(),
  removed: removedCounts,
});
export type RetentionRun = z.output<typeof retentionRun>;

export const runAnswer = z.object({ outcome: z.enum(['complete', 'more', 'busy']) });
