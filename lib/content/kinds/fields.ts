import { readAmount } from '@/lib/core/text/money';
import { DRAWINGS } from '@/lib/drawings';

type Option = { value: string; label: string };

/** One cell of a repeated row. `lines` is a list with an entry on each line. */
export type Cell = { name: string; label: string; optional?: true } & (
  | { kind: 'line' | 'text'; max: number }
  | { kind: 'whole' | 'decimal'; min: number; max: number }
  | { kind: 'lines'; max: number; most: number }
  | { kind: 'choice'; options: readonly Option[] }
  /** A calendar day such as 2026-03-01. */
  | { kind: 'day' }
  /** A slug: lowercase letters, digits and hyphens. */
  | { kind: 'slug' }
  /** A URL with https://, or a path of this site. */
  | { kind: 'address' }
);

/** A field of an editor; `name` is the column that it fills, and its limits are those of the column. */
export type Field<Name extends string = string> = {
  name: Name;
  label: string;
  hint?: string;
  required?: true;
} & (
  | { kind: 'line' | 'text' | 'markdown'; max: number }
  /** Name of a person. */
  | { kind: 'name'; max: number }
  | { kind: 'slug' | 'currency' }
  /** A URL with https://, or a path of this site. */
  | { kind: 'address' }
  /** A URL with https:// only. */
  | { kind: 'link' }
  | { kind: 'whole' | 'decimal'; min: number; max: number }
  | { kind: 'choice'; options: readonly Option[] }
  /** Day and time in the business zone. */
  | { kind: 'moment' }
  /** Path of a picture; the column `alternative` holds its alternative text. */
  | { kind: 'picture'; alternative: Name }
  /** A list; with a single cell called `text` a list of strings, otherwise a list of objects. */
  | { kind: 'rows'; one: string; most: number; cells: readonly Cell[] }
);

export type Section<Name extends string = string> = {
  title: string;
  fields: readonly Field<Name>[];
};

export type FormRow = Record<string, string>;

/** Values of an editor's form: a text for each field, rows for each list. Drafts are stored in this shape. */
export type FormValues = Record<string, string | FormRow[]>;

export const MAX_MONEY = 99_999_999;

/** Returns whether both amounts are filled in and the second is smaller than the first. */
export function areReversed(
  least: FormValues[string] = '',
  most: FormValues[string] = '',
): boolean {
  const [from, to] = [least, most].map((typed) => typed && readAmount(String(typed)));
  return typeof from === 'number' && typeof to === 'number' && to < from;
}

export const line = <Name extends string>(name: Name, label: string, max: number): Field<Name> => ({
  kind: 'line',
  name,
  label,
  max,
});

export const requiredLine = <Name extends string>(
  name: Name,
  label: string,
  max: number,
): Field<Name> => ({ kind: 'line', name, label, max, required: true });

export const personName = <Name extends string>(name: Name, label: string): Field<Name> => ({
  kind: 'name',
  name,
  label,
  max: 120,
  required: true,
});

export const choice = <Name extends string>(
  name: Name,
  label: string,
  options: readonly Option[],
): Field<Name> => ({ kind: 'choice', name, label, options, required: true });

/** A choice of keys with their labels that can be left empty. */
export const optionalChoice = <Name extends string>(
  name: Name,
  label: string,
  labels: Readonly<Record<string, string>>,
): Field<Name> => ({
  kind: 'choice',
  name,
  label,
  options: [
    { value: '', label: 'None' },
    ...Object.entries(labels).map(([value, text]) => ({ value, label: text })),
  ],
});

/** A list of strings, each at most `max` characters long. */
export const list = <Name extends string>(
  name: Name,
  label: string,
  one: string,
  max: number,
  most: number,
): Field<Name> => ({
  kind: 'rows',
  name,
  label,
  one,
  most,
  cells: [{ kind: 'line', name: 'text', label: one, max }],
});

export const picture: Field<'image_url' | 'image_alt'> = {
  kind: 'picture',
  name: 'image_url',
  label: 'Picture',
  alternative: 'image_alt',
};

export const drawing = {
  ...choice(
    'drawing',
    'Drawing',
    Object.entries(DRAWINGS).map(([value, label]) => ({ value, label })),
  ),
  hint: 'Shown where there is no picture, and where a link is shared.',
};

/** Returns the first section of an editor; the summary is stored in the column `summary`. */
export const basics = <Name extends string>(
  titleMax: number,
  summary: Name,
  summaryMax: number,
): Section<Name | 'title' | 'slug'> => ({
  title: 'Basics',
  fields: [
    requiredLine('title', 'Title', titleMax),
    { kind: 'slug', name: 'slug', label: 'Address', required: true },
    {
      kind: 'text',
      name: summary,
      label: 'Summary',
      max: summaryMax,
      required: true,
      hint: 'Shown on cards and below the title.',
    },
  ],
});

/** Returns the section of the long text. */
export const body = <Name extends string>(
  name: Name,
  label: string,
  max: number,
): Section<Name> => ({ title: 'Text', fields: [{ kind: 'markdown', name, label, max }] });

export const searchEngines: Section<'seo_title' | 'seo_description'> = {
  title: 'Search engines',
  fields: [
    {
      ...line('seo_title', 'Search title', 120),
      hint: 'Empty: the title. About 60 characters are shown.',
    },
    {
      kind: 'text',
      name: 'seo_description',
      label: 'Search description',
      max: 320,
      hint: 'Empty: the summary. About 155 characters are shown.',
    },
  ],
};
