import { z } from 'zod';
import { ALTERNATIVE_LENGTH } from '@/lib/content/images/rules';
import type { ContentState } from '@/lib/core/cache/change';
import { contentTable } from '@/lib/core/cache/change';
import type { Json } from '@/lib/core/supabase/database.types';
import { picturePath } from '@/lib/core/text/picture-path';
import { trimMarkdown, trimText } from '@/lib/core/text/trim';
import { typedText } from '@/lib/core/text/typed-text';
import type { ContentTable } from '@/lib/paths';
import { type Cell, editorFields, type Field } from './fields';
import { instantOf, SLUG_LENGTH } from './rules';

/** What stands in the form: a text for each field, rows for each list. Drafts are kept in this shape. */
export const formValues = z.record(
  z.string(),
  z.union([z.string(), z.array(z.record(z.string(), z.string()))]),
);
export type FormValues = z.output<typeof formValues>;
export type FormRow = Record<string, string>;

/**
 * A piece of content as its editor opens it. Versions (`updatedAt`) are instants as the database wrote them;
 * `saved` is what the record holds, `draft` what has been typed since and by whom.
 */
export type EditedContent = {
  id: string;
  slug: string;
  title: string;
  state: ContentState;
  publishedAt: string | null;
  updatedAt: string;
  savedBy: string | null;
  saved: FormValues;
  draft: { values: FormValues; updatedAt: string; by: string | null } | null;
  /** The address of its private preview. */
  preview: string;
  /** Of posts: whether the subscribers are mailed when it goes live. */
  notifiesSubscribers?: boolean;
};

/** A version of a record: when it was saved, as an instant, and by whom. */
export type Revision = { id: number; at: string; by: string | null };

/** A version and the one before it (null for the first), in the shape of the form. */
export type OpenRevision = { id: number; values: FormValues; before: FormValues | null };

type Limits = { label: string; required?: true };

function text(max: number, { label, required }: Limits) {
  const shape = typedText().max(max, `${label} must be at most ${max} characters.`);
  return required ? shape.min(1, `${label} is required.`) : shape;
}

function number(field: Limits & { kind: 'whole' | 'decimal'; min: number; max: number }) {
  const { label, kind, min, max } = field;
  const message = `${label} must be a ${kind === 'whole' ? 'whole ' : ''}number from ${min} to ${max}.`;
  const pattern = kind === 'whole' ? /^\d+$/ : /^\d+(\.\d{1,2})?$/;
  return text(20, field)
    .refine(
      (value) => value === '' || (pattern.test(value) && +value >= min && +value <= max),
      message,
    )
    .transform((value) => (value === '' ? null : Number(value)));
}

function address(field: Limits, pattern: RegExp, message: string) {
  return text(500, field)
    .refine((value) => value === '' || pattern.test(value), `${field.label} must ${message}.`)
    .transform(orNull);
}

const orNull = (value: string) => value || null;

function cellSchema(cell: Cell): z.ZodType<Json> {
  switch (cell.kind) {
    case 'whole':
      return number({ ...cell, required: true });
    case 'lines':
      return z.string().transform((value, context) => {
        const lines = value.split('\n').flatMap((line) => trimText(line) || []);
        if (lines.length > cell.most || lines.some((line) => line.length > cell.max)) {
          const message = `${cell.label}: at most ${cell.most}, each of at most ${cell.max} characters.`;
          context.addIssue({ code: 'custom', message });
        }
        return lines;
      });
    default:
      return text(cell.max, { label: cell.label, required: cell.optional ? undefined : true });
  }
}

function rowsSchema({ cells, most, label }: Extract<Field, { kind: 'rows' }>): z.ZodType<Json> {
  const row = z.object(
    Object.fromEntries(cells.map((cell) => [cell.name, cellSchema(cell).prefault('')])),
  );
  const rows = z.array(row).max(most, `${label}: at most ${most}.`);
  const [only] = cells;
  return only?.name === 'text' && cells.length === 1
    ? rows.transform((values) => values.map((value) => value.text ?? ''))
    : rows;
}

/** What a field's column is given. */
function columnSchema(field: Field): z.ZodType<Json> {
  switch (field.kind) {
    case 'slug':
      return text(SLUG_LENGTH, field).regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'Use lower-case letters, digits and single hyphens between them.',
      );
    case 'currency':
      return text(3, field).regex(/^[A-Z]{3}$/, 'Please enter three capitals, such as USD.');
    case 'line':
    case 'text':
      return field.required ? text(field.max, field) : text(field.max, field).transform(orNull);
    case 'markdown':
      return z
        .string()
        .overwrite(trimMarkdown)
        .max(field.max, `${field.label} must be at most ${field.max} characters.`);
    case 'address':
      return address(field, /^(https:\/\/|\/(?!\/))\S+$/, 'begin with https:// or /');
    case 'link':
      return address(field, /^https:\/\/\S+$/, 'begin with https://');
    case 'picture':
      return text(500, field)
        .overwrite(picturePath)
        .regex(/^(\/(?!\/)\S+)?$/, `${field.label} must be an uploaded picture.`)
        .transform(orNull);
    case 'whole':
    case 'decimal':
      return number(field);
    case 'choice':
      return z.enum(
        field.options.map(({ value }) => value),
        `Please choose: ${field.label.toLowerCase()}.`,
      );
    case 'moment':
      return text(16, field)
        .refine(
          (value) => value === '' || instantOf(value) !== null,
          `${field.label} is no valid time.`,
        )
        .transform((value) => instantOf(value));
    case 'rows':
      return rowsSchema(field);
  }
}

/** What is wrong between fields, as field and message. */
function contradiction(table: ContentTable, values: FormValues): [string, string] | null {
  if (values.image_url && !trimText(String(values.image_alt ?? ''))) {
    return ['image_alt', 'Please say what the picture shows.'];
  }
  const { salary_min: min, salary_max: max } = values;
  if (table === 'jobs' && min && max && Number(max) < Number(min)) {
    return ['salary_max', 'Salary to must not be below salary from.'];
  }
  return null;
}

type Checked =
  | { columns: Record<string, Json>; fieldErrors?: undefined }
  | { fieldErrors: Record<string, string> };

/** The columns that the form fills, or the first error of each field. */
export function checkForm(table: ContentTable, values: FormValues): Checked {
  const fields = editorFields(table);
  const shape: Record<string, z.ZodType<Json>> = {};
  for (const field of fields) {
    shape[field.name] = columnSchema(field).prefault(field.kind === 'rows' ? [] : '');
    if (field.kind === 'picture') {
      const limits = { label: 'Alternative text' };
      shape[field.alternative] = text(ALTERNATIVE_LENGTH, limits).transform(orNull).prefault('');
    }
  }
  const parsed = z.object(shape).safeParse(values);
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [name, place] = path;
    const field = fields.find((candidate) => candidate.name === name);
    const where =
      field?.kind === 'rows' && typeof place === 'number' ? `${field.one} ${place + 1}: ` : '';
    fieldErrors[String(name)] ??= where + message;
  }
  const contradicted = contradiction(table, values);
  if (contradicted) fieldErrors[contradicted[0]] ??= contradicted[1];
  if (!parsed.data || contradicted) return { fieldErrors };
  return { columns: parsed.data };
}

/** A piece of content and the versions of record and draft that somebody saw, as the database wrote them. */
const seen = {
  table: contentTable,
  id: z.guid(),
  seen: z.object({ record: z.string(), draft: z.string().nullable() }),
};
export type Seen = z.output<typeof keepInput>['seen'];

/** At most so many characters of a draft are kept. */
const LONGEST_DRAFT = 400_000;
const draft = formValues.refine((values) => JSON.stringify(values).length <= LONGEST_DRAFT);

/** What a draft is kept of. */
export const keepInput = z.object({ ...seen, values: draft });
export type KeepInput = z.output<typeof keepInput>;

/**
 * What is saved, and the state that it goes to with it; null leaves the state as it is. `at` is a UTC instant;
 * subscribers of the blog are mailed only where that is asked for.
 */
export const saveInput = z.object({
  ...seen,
  values: draft,
  move: z
    .union([
      z.object({ to: z.literal('published'), notifiesSubscribers: z.boolean().optional() }),
      z.object({
        to: z.literal('scheduled'),
        at: z.iso.datetime(),
        notifiesSubscribers: z.boolean().optional(),
      }),
    ])
    .nullable(),
});
export type SaveInput = z.output<typeof saveInput>;

/** What is removed, or whose draft is given up. */
export const seenInput = z.object(seen);
export type SeenInput = z.output<typeof seenInput>;

/** Which version is put into the draft. */
export const restoreInput = z.object({
  table: contentTable,
  id: z.guid(),
  revision: z.int().min(1),
});

export const recordInput = z.object({ table: contentTable, id: z.guid() });

/** What a new piece begins with. */
export const newInput = z.object({
  table: contentTable,
  title: typedText().min(1, 'Title is required.').max(120, 'Title must be at most 120 characters.'),
  slug: typedText()
    .max(SLUG_LENGTH, `Address must be at most ${SLUG_LENGTH} characters.`)
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'Use lower-case letters, digits and single hyphens between them.',
    ),
});
