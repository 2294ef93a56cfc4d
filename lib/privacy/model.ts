import { z } from 'zod';
import { RECORD_KINDS } from './record-kinds';

const recordCounts = z.partialRecord(z.enum(RECORD_KINDS), z.number());

const requestColumns = z.object({
  id: z.guid(),
  kind: z.enum(['export', 'erasure']),
  reference: z.string(),
  at: z.string(),
});

/** A completed export or erasure; `by` is null if the leader has left. */
export const privacyRequest = requestColumns.extend({
  records: recordCounts,
  by: z
    .object({ name: z.string() })
    .nullable()
    .transform((person) => person?.name ?? null),
});
export type PrivacyRequest = z.output<typeof privacyRequest>;

export const erasurePreview = z.object({
  outcome: z.enum(['found', 'staff', 'not_found']),
  addresses: z.array(z.string()),
  names: z.array(z.string()),
  records: recordCounts,
  /** Start times of the consultations that an erasure would cancel. */
  upcoming: z.array(z.string()),
  /** Value of the deals that remain with the company, in cents of the first year. */
  kept: z.object({
    won_cents: z.number(),
    open_cents: z.number(),
    companies: z.array(z.string()),
  }),
  audit: z.number(),
  mentions: z.number(),
  /** Number of public pages that name the person and remain unchanged. */
  published: z.number(),
  requests: z.array(requestColumns.extend({ by: z.string().nullable() })),
});

/** Preview of an erasure. */
export type ErasurePreview = z.output<typeof erasurePreview>;

export const erasureAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('erased'),
    id: z.guid(),
    /** Pages that show the number of registrations or enrolments. */
    pages: z.array(z.object({ table: z.enum(['webinars', 'courses']), slug: z.string() })),
  }),
  z.object({ outcome: z.enum(['staff', 'not_found']) }),
]);

const row = z.record(z.string(), z.unknown());

export const exportAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('exported'),
    reference: z.string(),
    at: z.string(),
    addresses: z.array(z.string()),
    records: z.array(z.object({ kind: z.enum(RECORD_KINDS), table: z.string(), record: row })),
    timeline: z.array(z.object({ kind: z.string(), at: z.string(), payload: row })),
    history: z.array(
      z.object({
        table_name: z.string(),
        action: z.enum(['insert', 'update', 'delete', 'restore']),
        at: z.string(),
        before: row.nullable(),
        after: row.nullable(),
      }),
    ),
  }),
  z.object({ outcome: z.literal('not_found') }),
]);

/** Everything that is stored about a person, as the database returns it. */
export type PersonExport = Extract<z.output<typeof exportAnswer>, { outcome: 'exported' }>;
