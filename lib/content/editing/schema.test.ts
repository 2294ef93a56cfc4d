import { describe, expect, it } from 'vitest';
import type { FormValues } from '@/lib/content/kinds/fields';
import { CONTENT_TABLES, type ContentTable } from '@/lib/paths';
import { checkForm } from './form';
import { valuesOf } from './rules';

const rows = {
  services: {
    slug: 'process-discovery',
    title: 'Process discovery',
    summary: 'Two weeks with the people who do the work.',
    description: 'We **count**.',
    category: 'Strategy',
    scope: ['Interviews', 'A backlog'],
    process: [{ title: 'Observe', text: 'Three days.' }],
    faq: [{ question: 'How long?', answer: 'Two weeks.' }],
    price_from: 9500,
    duration: null,
    position: 1,
    seo_title: null,
    seo_description: null,
  },
  courses: {
    slug: 'fundamentals',
    title: 'Fundamentals',
    description: 'Short.',
    body: '',
    category: 'Automation',
    level: 'beginner',
    price: 0,
    image_url: null,
    image_alt: null,
    lessons_url: null,
    instructor: 'Sofia Reyes',
    instructor_bio: null,
    duration: '4 hours',
    outcomes: [],
    seo_title: null,
    seo_description: null,
  },
  webinars: {
    slug: 'queues',
    title: 'Queues',
    description: 'Short.',
    body: '',
    starts_at: '2026-12-01T16:00:00.000Z',
    duration_minutes: 60,
    presenter: 'Sofia Reyes',
    presenter_role: null,
    capacity: null,
    join_url: 'https://meet.techlink.example/1',
    tags: ['Operations'],
    image_url: '/storage/v1/object/public/images/a.png#10x10',
    image_alt: 'A queue',
    recording_url: '/webinars/queues/recording',
    slides_url: null,
    chapters: [{ minute: 0, title: 'Why', points: ['One', 'Two'], said: 'Because.' }],
    seo_title: null,
    seo_description: null,
  },
  jobs: {
    slug: 'engineer',
    title: 'Engineer',
    summary: 'Short.',
    description: '',
    department: 'Delivery',
    location: 'New York, NY',
    workplace: 'hybrid',
    employment_type: 'full_time',
    salary_min: 105000,
    salary_max: 135000,
    salary_currency: 'USD',
    salary_period: 'year',
    closes_at: '2027-01-01T04:59:00.000Z',
    seo_title: null,
    seo_description: null,
  },
  blog_posts: {
    slug: 'counting',
    title: 'Counting',
    excerpt: 'Short.',
    body: '# Text',
    category: 'Practice',
    author_name: 'Sofia Reyes',
    author_role: null,
    tags: ['Data'],
    image_url: null,
    image_alt: null,
    seo_title: null,
    seo_description: null,
  },
} satisfies Record<ContentTable, Record<string, unknown>>;

const check = (table: ContentTable, changes: FormValues) =>
  checkForm(table, { ...valuesOf(table, rows[table]), ...changes });

describe('the form of an editor', () => {
  it.each(CONTENT_TABLES)('gives each column of %s back as it was', (table) => {
    expect(check(table, {})).toEqual({ columns: rows[table] });
  });

  it.each([
    ['blog_posts', { title: ' ' }, { title: 'Title is required.' }],
    ['blog_posts', { slug: 'Two words' }, { slug: /^Use lower-case letters/ }],
    ['blog_posts', { seo_title: 'x'.repeat(121) }, { seo_title: /at most 120 characters/ }],
    ['services', { price_from: '-1' }, { price_from: /number from 0/ }],
    ['services', { process: [{}] }, { process: 'Step 1: Title is required.' }],
    ['services', { scope: [{ text: 'a' }, { text: '' }] }, { scope: 'Item 2: Item is required.' }],
    ['courses', { level: 'expert' }, { level: 'Please choose: level.' }],
    ['courses', { image_url: '/a.png' }, { image_alt: 'Please say what the picture shows.' }],
    ['webinars', { starts_at: '' }, { starts_at: 'Starts is required.' }],
    ['webinars', { starts_at: '2026-02-31T10:00' }, { starts_at: 'Starts is no valid time.' }],
    ['webinars', { join_url: 'http://meet.example' }, { join_url: /begin with https/ }],
    ['webinars', { recording_url: 'javascript:x' }, { recording_url: /begin with https/ }],
    ['webinars', { duration_minutes: '1.5' }, { duration_minutes: /whole number from 5/ }],
    ['jobs', { salary_max: '1' }, { salary_max: 'Salary to must not be below salary from.' }],
    ['jobs', { salary_currency: 'usd' }, { salary_currency: /three capitals/i }],
  ] satisfies [ContentTable, FormValues, Record<string, string | RegExp>][])(
    'refuses of %s %j',
    (table, changes, errors) => {
      const { fieldErrors } = check(table, changes);
      const expected = Object.entries(errors).map(([name, message]) => [
        name,
        message instanceof RegExp ? expect.stringMatching(message) : message,
      ]);
      expect(fieldErrors).toEqual(Object.fromEntries(expected));
    },
  );
});
