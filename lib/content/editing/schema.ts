import { z } from 'zod';
import type { FormValues } from '@/lib/content/kinds/fields';
import { contentTable } from '@/lib/core/cache/change';
import { typedText } from '@/lib/core/text/typed-text';
import { MAX_SLUG_LENGTH, SLUG_PATTERN, SLUG_RULE } from './rules';

export const formValues: z.ZodType<FormValues> = z.record(
  z.string(),
  z.union([z.string(), z.array(z.record(z.string(), z.string()))]),
);

/** A record, and the versions of it and its draft that the editor saw, as the database wrote them. */
const seen = {
  table: contentTable,
  id: z.guid(),
  seen: z.object({ record: z.string(), draft: z.string().nullable() }),
};
export type Seen = z.output<typeof keepInput>['seen'];

const MAX_DRAFT_LENGTH = 400_000;

/** Returns the reason why texts are too long to save, before they are sent; null if they are not. */
export function tooLong(values: FormValues): string | null {
  const { length } = JSON.stringify(values);
  if (length <= MAX_DRAFT_LENGTH) return null;
  const [has, most] = [length, MAX_DRAFT_LENGTH].map((count) => count.toLocaleString('en-US'));
  return `The texts have ${has} characters; at most ${most} can be saved. Please shorten them: until then only this browser keeps what you type.`;
}

const draft = formValues.superRefine((values, context) => {
  const message = tooLong(values);
  if (message) context.addIssue({ code: 'custom', message });
});

export const keepInput = z.object({ ...seen, values: draft });
export type KeepInput = z.output<typeof keepInput>;

/** True if subscribers are mailed about a record that goes live, and registrants about changes for them. */
const answers = {
  notifiesSubscribers: z.boolean().optional(),
  tellsRegistrants: z.boolean().optional(),
};

/** A form to save with its state transition; null keeps the state. `at` is a UTC instant. */
export const saveInput = z.object({
  ...seen,
  values: draft,
  move: z
    .union([
      z.object({ to: z.literal('published'), ...answers }),
      z.object({
        to: z.literal('scheduled'),
        at: z.iso.datetime(),
        ...answers,
      }),
    ])
    .nullable(),
  /** True if registrants are mailed about changes in a version of published content. */
  tellsRegistrants: z.boolean().optional(),
});
export type SaveInput = z.output<typeof saveInput>;

export const seenInput = z.object(seen);
export type SeenInput = z.output<typeof seenInput>;

/** The version to restore into the draft. */
export const restoreInput = z.object({
  table: contentTable,
  id: z.guid(),
  revision: z.int().min(1),
});

export const recordInput = z.object({ table: contentTable, id: z.guid() });

export const newInput = z.object({
  table: contentTable,
  title: typedText().min(1, 'Title is required.').max(120, 'Title must be at most 120 characters.'),
  slug: typedText()
    .max(MAX_SLUG_LENGTH, `Address must be at most ${MAX_SLUG_LENGTH} characters.`)
    .regex(SLUG_PATTERN, SLUG_RULE),
});
