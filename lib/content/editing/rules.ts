import { contentKinds, editorFields } from '@/lib/content/kinds';
import type { Cell, Field, FormRow, FormValues } from '@/lib/content/kinds/fields';
import type { ContentState } from '@/lib/core/cache/change';
import { businessDay } from '@/lib/core/time/business-time';
import { clockTime, instantAt } from '@/lib/core/time/wall-clock';
import type { ContentTable } from '@/lib/paths';

/** The database enforces the same limit. */
export const MAX_SLUG_LENGTH = 80;

export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_RULE = 'Use lower-case letters, digits and single hyphens between them.';

/** Returns the slug for a title: 'Month-end close, in 2 days' becomes 'month-end-close-in-2-days'. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, '');
}

/** Returns a day and time in the business zone, 'YYYY-MM-DDTHH:mm', as a UTC instant; null if it is invalid. */
export function instantOf(moment: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(moment)) return null;
  const [day = '', time = ''] = moment.split('T');
  const instant = instantAt(day, time);
  return businessDay(instant) === day ? instant.toISOString() : null;
}

/** Returns an instant as day and time in the business zone, 'YYYY-MM-DDTHH:mm'. */
export function momentOf(instant: string): string {
  const at = new Date(instant);
  return `${businessDay(at)}T${clockTime(at)}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function cellValue(cell: Cell, value: unknown): string {
  return cell.kind === 'lines' && Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

function rowsOf(cells: readonly Cell[], value: unknown): FormRow[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry) => {
    const source: Record<string, unknown> = isRecord(entry) ? entry : { text: entry };
    return Object.fromEntries(cells.map((cell) => [cell.name, cellValue(cell, source[cell.name])]));
  });
}

function fieldValue(field: Field, value: unknown): string | FormRow[] {
  if (field.kind === 'rows') return rowsOf(field.cells, value);
  if (value === null || value === undefined) return '';
  if (field.kind === 'moment') return momentOf(String(value));
  return String(value);
}

/** Returns a row of a table or revision as form values; missing columns are left out. */
export function valuesOf(table: ContentTable, row: Record<string, unknown>): FormValues {
  const values: FormValues = {};
  for (const field of editorFields(table)) {
    if (field.name in row) values[field.name] = fieldValue(field, row[field.name]);
    if (field.kind === 'picture' && field.alternative in row) {
      values[field.alternative] = String(row[field.alternative] ?? '');
    }
  }
  return values;
}

function rowText(cells: readonly Cell[], row: FormRow): string {
  return cells.map(({ name }) => row[name] ?? '').join('\n');
}

/** Returns a field of the form as text, for comparing and displaying. */
export function textOf(field: Field, values: FormValues): string {
  const value = values[field.name] ?? '';
  if (typeof value !== 'string') {
    const cells = field.kind === 'rows' ? field.cells : [];
    return value.map((row) => rowText(cells, row)).join('\n\n');
  }
  if (field.kind !== 'picture') return value;
  const alternative = values[field.alternative];
  return [value, alternative].filter(Boolean).join('\n');
}

/** Returns whether two forms have the same text. */
export function isSame(table: ContentTable, a: FormValues, b: FormValues): boolean {
  return editorFields(table).every((field) => textOf(field, a) === textOf(field, b));
}

/** Returns the requests to the editor of a published record that lacks required parts, by field. */
export function requestsOf(
  table: ContentTable,
  { state, saved }: { state: ContentState; saved: FormValues },
): Record<string, string> {
  const { parts } = contentKinds[table];
  const rows = parts && saved[parts.table];
  if (!parts || state !== 'published' || !Array.isArray(rows)) return {};
  return rows.every((row) => row[parts.required]) ? {} : { [parts.table]: parts.request };
}

/** Returns title and slug of a copy; `attempt` counts from 1 and keeps slugs unique. */
export function copyNames(
  { title, slug }: { title: string; slug: string },
  attempt: number,
): { title: string; slug: string } {
  const ending = attempt === 1 ? '-copy' : `-copy-${attempt}`;
  return {
    title: `Copy of ${title}`.slice(0, 120),
    slug: slug.slice(0, MAX_SLUG_LENGTH - ending.length).replace(/-$/, '') + ending,
  };
}
