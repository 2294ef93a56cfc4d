import { z } from 'zod';
import type { FormValues } from '@/lib/content/kinds/fields';
import { contentRecord, contentState } from '@/lib/core/cache/change';
import { formValues } from './schema';

/** Name of a person, or null if their account was deleted. */
const author = z
  .object({ name: z.string() })
  .nullable()
  .transform((profile) => profile?.name ?? null);

/** A record with the columns that its editor fills; `private` is the row with its private column. */
export const editedRow = z.looseObject({
  id: z.guid(),
  slug: z.string(),
  title: z.string(),
  state: contentState,
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  /** For kinds that are announced: whether subscribers are mailed when it goes live. */
  notifiesSubscribers: z.boolean().optional(),
  private: z.record(z.string(), z.json()).nullish(),
});

export const draftRow = z.object({ values: formValues, updatedAt: z.string(), by: author });

/**
 * A record as its editor opens it. Versions (`updatedAt`) are instants as the database wrote them. `saved` is the
 * content of the record, `draft` the unsaved text and its author, `preview` the URL of its private preview, and
 * `draftPreview` the URL of the draft's preview.
 */
export type EditedContent = Pick<
  z.output<typeof editedRow>,
  'id' | 'slug' | 'title' | 'state' | 'publishedAt' | 'updatedAt' | 'notifiesSubscribers'
> & {
  savedBy: string | null;
  saved: FormValues;
  draft: z.output<typeof draftRow> | null;
  preview: string;
  draftPreview: string;
};

export const revisionRow = z.object({ id: z.number(), at: z.string(), by: author });

/** A version of a record: when it was saved, as an instant, and by whom. */
export type Revision = z.output<typeof revisionRow>;

/** A version in the history, with a description of its changes. */
export type Version = Revision & { changes: string[] };

export const snapshotRow = z.object({
  id: z.number(),
  snapshot: z.record(z.string(), z.unknown()),
});

/** Two versions to compare, the older one first. */
export type Comparison = { older: ComparedVersion; newer: ComparedVersion };
export type ComparedVersion = { id: number; values: FormValues };

/** A version and the one before it (null for the first), in the shape of the form. */
export type OpenRevision = { id: number; values: FormValues; before: FormValues | null };

/** Result of saving a record in the database. */
export const savedAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('saved'),
    record: contentRecord.extend({ updated_at: z.string() }),
  }),
  z.object({ outcome: z.enum(['stale', 'slug_taken']) }),
]);
