import { addDays } from 'date-fns';
import type { Json } from '@/lib/core/supabase/database.types';
import { businessDay } from '@/lib/core/time/business-time';
import { clockTime, instantAt } from '@/lib/core/time/wall-clock';
import type { ContentTable } from '@/lib/paths';
import { type Cell, editorFields, type Field } from './fields';
import type { FormRow, FormValues } from './schema';

/** The longest slug that the database takes. */
export const SLUG_LENGTH = 80;

/** A slug made of a title: 'Month-end close, in 2 days' is 'month-end-close-in-2-days'. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-|-$/g, '');
}

/** A day and time of the business zone, 'YYYY-MM-DDTHH:mm', as a UTC instant; null if it is none. */
export function instantOf(moment: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(moment)) return null;
  const [day = '', time = ''] = moment.split('T');
  const instant = instantAt(day, time);
  return businessDay(instant) === day ? instant.toISOString() : null;
}

/** An instant as day and time of the business zone, 'YYYY-MM-DDTHH:mm'. */
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
  // The embedded Supabase sends numeric columns as text, with all their decimals.
  return field.kind === 'decimal' ? String(Number(value)) : String(value);
}

/** A row of the database, or what a revision kept of one, as the form shows it; what it lacks is left out. */
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

/** A field of the form as text that can be compared and read. */
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

/** Whether two forms say the same. */
export function isSame(table: ContentTable, a: FormValues, b: FormValues): boolean {
  return editorFields(table).every((field) => textOf(field, a) === textOf(field, b));
}

const startingPoints: Record<ContentTable, (author: string, now: Date) => Record<string, Json>> = {
  services: () => ({ summary: '', category: 'Automation' }),
  courses: (author) => ({
    description: '',
    category: 'Automation',
    level: 'beginner',
    instructor: author,
    duration: '1 hour',
  }),
  webinars: (author, now) => ({
    description: '',
    starts_at: instantAt(businessDay(addDays(now, 14)), '11:00').toISOString(),
    presenter: author,
  }),
  jobs: () => ({ summary: '', department: 'Delivery', location: 'New York, NY' }),
  blog_posts: (author) => ({ excerpt: '', category: 'Practice', author_name: author }),
};

/** The columns of a new draft: what the database asks for, with the author's name where one stands. */
export function startingPoint(
  table: ContentTable,
  named: { title: string; slug: string },
  author: string,
  now: Date,
): Record<string, Json> {
  return { ...startingPoints[table](author, now), ...named };
}

/** Title and slug of a copy; `attempt` counts from 1 and keeps slugs apart. */
export function copyNames(
  { title, slug }: { title: string; slug: string },
  attempt: number,
): { title: string; slug: string } {
  const ending = attempt === 1 ? '-copy' : `-copy-${attempt}`;
  return {
    title: `Copy of ${title}`.slice(0, 120),
    slug: slug.slice(0, SLUG_LENGTH - ending.length).replace(/-$/, '') + ending,
  };
}
