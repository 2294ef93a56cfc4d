import { COURSE_CATEGORIES, COURSE_LEVELS, levelLabel } from '@/lib/academy/rules';
import {
  EMPLOYMENT_TYPES,
  employmentTypeNames,
  SALARY_PERIODS,
  WORKPLACES,
  workplaceNames,
} from '@/lib/careers/rules';
import type { ContentTable } from '@/lib/paths';

type Option = { value: string; label: string };

/** One part of a repeated row. `lines` is a list with an entry on each line. */
export type Cell = { name: string; label: string; optional?: true } & (
  | { kind: 'line' | 'text'; max: number }
  | { kind: 'whole'; min: number; max: number }
  | { kind: 'lines'; max: number; most: number }
);

/** A field of an editor; `name` is the column that it fills, limits are the column's own. */
export type Field = { name: string; label: string; hint?: string; required?: true } & (
  | { kind: 'line' | 'text' | 'markdown'; max: number }
  | { kind: 'slug' | 'currency' }
  /** A web address with https://, or a path of this site. */
  | { kind: 'address' }
  /** An address with https:// only. */
  | { kind: 'link' }
  | { kind: 'whole' | 'decimal'; min: number; max: number }
  | { kind: 'choice'; options: readonly Option[] }
  /** Day and time in the business zone. */
  | { kind: 'moment' }
  /** The path of a picture; the column `alternative` holds the text that stands for it. */
  | { kind: 'picture'; alternative: string }
  /** A list; one cell called `text` is a list of strings, anything else a list of objects. */
  | { kind: 'rows'; one: string; most: number; cells: readonly Cell[] }
);

export type Section = { title: string; fields: readonly Field[] };

const MOST_MONEY = 99_999_999;

const title = (max: number): Field => ({
  kind: 'line',
  name: 'title',
  label: 'Title',
  max,
  required: true,
});

const slug: Field = { kind: 'slug', name: 'slug', label: 'Address', required: true };

const summary = (name: string, max: number): Field => ({
  kind: 'text',
  name,
  label: 'Summary',
  max,
  required: true,
  hint: 'Stands on cards and below the title.',
});

const body = (name: string, label: string, max: number): Field => ({
  kind: 'markdown',
  name,
  label,
  max,
});

const line = (name: string, label: string, max: number): Field => ({
  kind: 'line',
  name,
  label,
  max,
});

const required = (name: string, label: string, max: number): Field => ({
  kind: 'line',
  name,
  label,
  max,
  required: true,
});

const choice = (name: string, label: string, options: readonly Option[]): Field => ({
  kind: 'choice',
  name,
  label,
  options,
  required: true,
});

/** A list of strings. */
const list = (name: string, label: string, one: string, max: number, most: number): Field => ({
  kind: 'rows',
  name,
  label,
  one,
  most,
  cells: [{ kind: 'line', name: 'text', label: one, max }],
});

const picture: Field = {
  kind: 'picture',
  name: 'image_url',
  label: 'Picture',
  alternative: 'image_alt',
};

const searchEngines: Section = {
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

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** What an editor fills in for each kind of content, in the order of the form. */
export const editorSections: Record<ContentTable, readonly Section[]> = {
  services: [
    { title: 'Basics', fields: [title(120), slug, summary('summary', 400)] },
    { title: 'Text', fields: [body('description', 'Description', 40_000)] },
    {
      title: 'Offer',
      fields: [
        required('category', 'Category', 60),
        {
          kind: 'decimal',
          name: 'price_from',
          label: 'Price from (US dollars)',
          min: 0,
          max: MOST_MONEY,
          hint: 'Empty: the price is agreed one by one.',
        },
        { ...line('duration', 'Duration', 60), hint: 'Such as “2 weeks”.' },
        {
          kind: 'whole',
          name: 'position',
          label: 'Place in the list',
          min: 0,
          max: 9999,
          required: true,
          hint: 'The lowest number stands first.',
        },
        list('scope', 'What is included', 'Item', 200, 20),
        {
          kind: 'rows',
          name: 'process',
          label: 'Process',
          one: 'Step',
          most: 12,
          cells: [
            { kind: 'line', name: 'title', label: 'Title', max: 80 },
            { kind: 'text', name: 'text', label: 'What happens', max: 600 },
          ],
        },
        {
          kind: 'rows',
          name: 'faq',
          label: 'Questions and answers',
          one: 'Question',
          most: 20,
          cells: [
            { kind: 'line', name: 'question', label: 'Question', max: 200 },
            { kind: 'text', name: 'answer', label: 'Answer', max: 1500 },
          ],
        },
      ],
    },
    searchEngines,
  ],
  courses: [
    { title: 'Basics', fields: [title(160), slug, summary('description', 600)] },
    { title: 'Text', fields: [body('body', 'Description', 40_000)] },
    {
      title: 'Course',
      fields: [
        choice('category', 'Category', plain(COURSE_CATEGORIES)),
        choice(
          'level',
          'Level',
          COURSE_LEVELS.map((value) => ({ value, label: levelLabel(value) })),
        ),
        {
          kind: 'decimal',
          name: 'price',
          label: 'Price (US dollars)',
          min: 0,
          max: MOST_MONEY,
          required: true,
          hint: '0 is shown as “Free”.',
        },
        { ...required('duration', 'Duration', 60), hint: 'Such as “4 hours”.' },
        required('instructor', 'Instructor', 120),
        { kind: 'text', name: 'instructor_bio', label: 'About the instructor', max: 1000 },
        list('outcomes', 'What learners can do afterwards', 'Outcome', 200, 12),
        picture,
      ],
    },
    searchEngines,
  ],
  webinars: [
    { title: 'Basics', fields: [title(160), slug, summary('description', 600)] },
    { title: 'Text', fields: [body('body', 'Description', 40_000)] },
    {
      title: 'Session',
      fields: [
        { kind: 'moment', name: 'starts_at', label: 'Starts', required: true },
        {
          kind: 'whole',
          name: 'duration_minutes',
          label: 'Length in minutes',
          min: 5,
          max: 600,
          required: true,
        },
        required('presenter', 'Presenter', 120),
        line('presenter_role', 'Role of the presenter', 120),
        {
          kind: 'whole',
          name: 'capacity',
          label: 'Places',
          min: 1,
          max: 100_000,
          hint: 'Empty: as many as want to come.',
        },
        {
          kind: 'link',
          name: 'join_url',
          label: 'Room',
          hint: 'Only who registered is told. It takes effect when you save.',
        },
        list('tags', 'Tags', 'Tag', 40, 8),
        picture,
      ],
    },
    {
      title: 'Afterwards',
      fields: [
        {
          kind: 'address',
          name: 'recording_url',
          label: 'Recording',
          hint: 'A video, or this webinar’s own recording page.',
        },
        {
          kind: 'address',
          name: 'slides_url',
          label: 'Slides',
          hint: 'A file, or the slides that are made of the chapters below.',
        },
        {
          kind: 'rows',
          name: 'chapters',
          label: 'Written recording',
          one: 'Chapter',
          most: 40,
          cells: [
            { kind: 'whole', name: 'minute', label: 'Begins at minute', min: 0, max: 600 },
            { kind: 'line', name: 'title', label: 'Title', max: 80 },
            { kind: 'lines', name: 'points', label: 'Points, one a line', max: 100, most: 6 },
            {
              kind: 'text',
              name: 'said',
              label: 'What was said (markdown)',
              max: 6000,
              optional: true,
            },
          ],
        },
      ],
    },
    searchEngines,
  ],
  jobs: [
    { title: 'Basics', fields: [title(160), slug, summary('summary', 600)] },
    { title: 'Text', fields: [body('description', 'Description', 40_000)] },
    {
      title: 'Position',
      fields: [
        required('department', 'Department', 80),
        required('location', 'Location', 120),
        choice(
          'workplace',
          'Workplace',
          WORKPLACES.map((value) => ({ value, label: workplaceNames[value] })),
        ),
        choice(
          'employment_type',
          'Employment',
          EMPLOYMENT_TYPES.map((value) => ({ value, label: employmentTypeNames[value] })),
        ),
        { kind: 'whole', name: 'salary_min', label: 'Salary from', min: 0, max: MOST_MONEY },
        { kind: 'whole', name: 'salary_max', label: 'Salary to', min: 0, max: MOST_MONEY },
        {
          kind: 'currency',
          name: 'salary_currency',
          label: 'Currency',
          required: true,
          hint: 'Three capitals, such as USD.',
        },
        choice(
          'salary_period',
          'Salary is for a',
          SALARY_PERIODS.map((value) => ({ value, label: value })),
        ),
        {
          kind: 'moment',
          name: 'closes_at',
          label: 'Closes',
          hint: 'After this nobody can apply. Empty: until it is taken down.',
        },
      ],
    },
    searchEngines,
  ],
  blog_posts: [
    { title: 'Basics', fields: [title(200), slug, summary('excerpt', 600)] },
    { title: 'Text', fields: [body('body', 'Text of the post', 100_000)] },
    {
      title: 'Details',
      fields: [
        required('category', 'Category', 60),
        required('author_name', 'Author', 120),
        line('author_role', 'Role of the author', 120),
        list('tags', 'Tags', 'Tag', 40, 8),
        picture,
      ],
    },
    searchEngines,
  ],
};

/** Every field of a kind of content. */
export function editorFields(table: ContentTable): readonly Field[] {
  return editorSections[table].flatMap(({ fields }) => fields);
}

/** The column that holds a record's summary. */
export const summaryColumns: Record<ContentTable, string> = {
  services: 'summary',
  courses: 'description',
  webinars: 'description',
  jobs: 'summary',
  blog_posts: 'excerpt',
};
