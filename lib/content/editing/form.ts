import { z } from 'zod';
import { contentKinds, editorFields } from '@/lib/content/kinds';
import type { Cell, Field, FormValues } from '@/lib/content/kinds/fields';
import { MAX_ALT_LENGTH } from '@/lib/core/images/rules';
import type { Json } from '@/lib/core/supabase/database.types';
import { readAmount } from '@/lib/core/text/money';
import { picturePath } from '@/lib/core/text/picture-path';
import { trimMarkdown, trimText } from '@/lib/core/text/trim';
import { typedName, typedText } from '@/lib/core/text/typed-text';
import type { ContentTable } from '@/lib/paths';
import { instantOf, MAX_SLUG_LENGTH, SLUG_PATTERN, SLUG_RULE } from './rules';

type Limits = { label: string; required?: true };

function text(max: number, { label, required }: Limits, typed = typedText()) {
  const shape = typed.max(max, `${label} must be at most ${max} characters.`);
  return required ? shape.min(1, `${label} is required.`) : shape;
}

function number(field: Limits & { kind: 'whole' | 'decimal'; min: number; max: number }) {
  const { label, kind, min, max } = field;
  const message = `${label} must be a ${kind === 'whole' ? 'whole ' : ''}number from ${min} to ${max}.`;
  return text(40, field).transform((typed, context) => {
    if (typed === '') return null;
    const read = readAmount(typed);
    const isUsable =
      typeof read === 'number' &&
      read >= min * 100 &&
      read <= max * 100 &&
      (kind === 'decimal' || read % 100 === 0);
    if (isUsable) return read / 100;
    context.addIssue({
      code: 'custom',
      message: typeof read === 'string' ? `${label}: ${read}` : message,
    });
    return z.NEVER;
  });
}

function url(field: Limits, pattern: RegExp, message: string) {
  return text(500, field)
    .refine((value) => value === '' || pattern.test(value), `${field.label} must ${message}.`)
    .transform(orNull);
}

const ADDRESS = /^(https:\/\/|\/(?!\/))\S+$/;
const ADDRESS_RULE = 'begin with https:// or /';

const orNull = (value: string) => value || null;

const required = ({ optional }: Cell) => (optional ? undefined : true);

function oneOf({ label, options }: { label: string; options: readonly { value: string }[] }) {
  return z.enum(
    options.map(({ value }) => value),
    `Please choose: ${label.toLowerCase()}.`,
  );
}

function cellSchema(cell: Cell): z.ZodType<Json> {
  switch (cell.kind) {
    case 'whole':
    case 'decimal':
      return number({ ...cell, required: required(cell) });
    case 'choice':
      return oneOf(cell);
    case 'day':
      return text(10, { label: cell.label, required: required(cell) }).refine(
        (value) => value === '' || z.iso.date().safeParse(value).success,
        `${cell.label} must be a day, such as 2026-03-01.`,
      );
    case 'slug':
      return text(MAX_SLUG_LENGTH, { label: cell.label, required: required(cell) }).refine(
        (value) => value === '' || SLUG_PATTERN.test(value),
        `${cell.label}: ${SLUG_RULE}`,
      );
    case 'address':
      return url({ label: cell.label, required: required(cell) }, ADDRESS, ADDRESS_RULE);
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
      return text(cell.max, { label: cell.label, required: required(cell) });
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

/** Returns the schema of a field; its output is stored in the field's column. */
function columnSchema(field: Field): z.ZodType<Json> {
  switch (field.kind) {
    case 'slug':
      return text(MAX_SLUG_LENGTH, field).regex(SLUG_PATTERN, SLUG_RULE);
    case 'currency':
      return text(3, field).regex(/^[A-Z]{3}$/, 'Please enter three capitals, such as USD.');
    case 'name':
      return text(field.max, field, typedName());
    case 'line':
    case 'text':
      return field.required ? text(field.max, field) : text(field.max, field).transform(orNull);
    case 'markdown':
      return z
        .string()
        .overwrite(trimMarkdown)
        .max(field.max, `${field.label} must be at most ${field.max} characters.`);
    case 'address':
      return url(field, ADDRESS, ADDRESS_RULE);
    case 'link':
      return url(field, /^https:\/\/\S+$/, 'begin with https://');
    case 'picture':
      return text(500, field)
        .overwrite(picturePath)
        .regex(/^(\/(?!\/)\S+)?$/, `${field.label} must be an uploaded picture.`)
        .transform(orNull);
    case 'whole':
    case 'decimal':
      return number(field);
    case 'choice':
      return field.required ? oneOf(field) : oneOf(field).transform(orNull);
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

/** Returns a field and its message where two fields contradict each other. */
function findContradiction(table: ContentTable, values: FormValues): [string, string] | null {
  if (values.image_url && !trimText(String(values.image_alt ?? ''))) {
    return ['image_alt', 'Please say what the picture shows.'];
  }
  return contentKinds[table].findContradiction?.(values) ?? null;
}

/** The columns that a form fills, or the first error of each field. */
export type Checked =
  | { columns: Record<string, Json>; fieldErrors?: undefined }
  | { columns?: undefined; fieldErrors: Record<string, string> };

/** Checks a form and returns its columns, or the first error of each field. */
export function checkForm(table: ContentTable, values: FormValues): Checked {
  const fields = editorFields(table);
  const shape: Record<string, z.ZodType<Json>> = {};
  for (const field of fields) {
    shape[field.name] = columnSchema(field).prefault(field.kind === 'rows' ? [] : '');
    if (field.kind === 'picture') {
      const limits = { label: 'Alternative text' };
      shape[field.alternative] = text(MAX_ALT_LENGTH, limits).transform(orNull).prefault('');
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
  const contradicted = findContradiction(table, values);
  if (contradicted) fieldErrors[contradicted[0]] ??= contradicted[1];
  if (!parsed.data || contradicted) return { fieldErrors };
  return { columns: parsed.data };
}
