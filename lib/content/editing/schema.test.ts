import { describe, expect, it } from 'vitest';
import type { FormValues } from '@/lib/content/kinds/fields';
import { CONTENT_TABLES, type ContentTable } from '@/lib/paths';
import { checkForm } from './form';
import { valuesOf } from './rules';
import { keepInput, tooLong } from './schema';

const rows = {
  services: {
    slug: 'process-discovery',
    title: 'Process discovery',
    summary: 'Two weeks with the people who do the work.',
    description: 'We **count**.',
    category: 'Strategy',
    drawing: 'stopwatch',
    piece: 'process-map',
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
    drawing: 'ledger',
    title: 'Fundamentals',
    description: 'Short.',
    body: '',
    category: 'Automation',
    level: 'beginner',
    price: 0,
    image_url: null,
    image_alt: null,
    checkout_url: null,
    opens_at: null,
    instructor: 'Sofia Reyes',
    instructor_bio: null,
    duration: '4 hours',
    outcomes: [],
    seo_title: null,
    seo_description: null,
  },
  webinars: {
    slug: 'queues',
    drawing: 'ledger',
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
    drawing: 'ledger',
    title: 'Counting',
    excerpt: 'Short.',
    body: '# Text',
    category: 'Practice',
    author_name: 'Sofia Reyes',
    author_role: null,
    author_about: null,
    tags: ['Data'],
    image_url: null,
    image_alt: null,
    seo_title: null,
    seo_description: null,
  },
  cases: {
    slug: 'invoices',
    drawing: 'ledger',
    title: 'Invoices',
    summary: 'Short.',
    customer: 'Firm',
    sector: 'Food',
    size: null,
    service_slug: null,
    outcome: 'failed_in_part',
    weeks: 10,
    price_from: 34_000,
    price_to: 38_000,
    stack: ['PostgreSQL'],
    figures: [
      {
        id: 'firm-hours-before',
        label: 'Hours',
        value: 5.2,
        unit: '',
        kind: 'measured',
        measured_by: 'Firm',
        from_day: '2026-03-01',
        until_day: '2026-03-07',
        n: null,
        compared_with: '',
        source: '',
        source_url: null,
      },
    ],
    situation: 'Many.',
    baseline: '',
    built: '',
    steps: [
      { name: 'Read', by: 'model', text: 'Reads.' },
      { name: 'Book', by: 'system', text: 'Books.' },
    ],
    links: [{ from: 'Read', to: 'Book', label: '' }],
    went_wrong: '',
    result: '',
    limits: '',
    person_name: null,
    person_role: null,
    quote: null,
    seo_title: null,
    seo_description: null,
  },
} satisfies Record<ContentTable, Record<string, unknown>>;

const figure = (changes: Record<string, string> = {}) => ({
  id: 'hours',
  label: 'Hours',
  value: '5',
  unit: 'hours',
  kind: 'measured',
  measured_by: 'Firm',
  from_day: '2026-03-01',
  until_day: '2026-03-07',
  ...changes,
});

const check = (table: ContentTable, changes: FormValues) =>
  checkForm(table, { ...valuesOf(table, rows[table]), ...changes });

describe('the form of an editor', () => {
  it.each(CONTENT_TABLES)('returns each column of %s unchanged', (table) => {
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
    ['services', { piece: 'unknown' }, { piece: 'Please choose: working example.' }],
    ['courses', { image_url: '/a.png' }, { image_alt: 'Please say what the picture shows.' }],
    ['webinars', { starts_at: '' }, { starts_at: 'Starts is required.' }],
    ['webinars', { starts_at: '2026-02-31T10:00' }, { starts_at: 'Starts is no valid time.' }],
    ['webinars', { join_url: 'http://meet.example' }, { join_url: /begin with https/ }],
    ['webinars', { recording_url: 'javascript:x' }, { recording_url: /begin with https/ }],
    ['webinars', { duration_minutes: '1.5' }, { duration_minutes: /whole number from 5/ }],
    ['jobs', { salary_max: '1' }, { salary_max: 'Salary to must not be below salary from.' }],
    ['jobs', { salary_currency: 'usd' }, { salary_currency: /three capitals/i }],
    ['cases', { price_to: '1' }, { price_to: 'Price to must not be below price from.' }],
    ['cases', { price_from: '1,200', price_to: '1.100,00' }, { price_to: /must not be below/ }],
    ['jobs', { salary_min: '90,000', salary_max: '80,000' }, { salary_max: /must not be below/ }],
    ['services', { price_from: '9.500' }, { price_from: /9,500 or 9\.50/ }],
    ['cases', { links: [{ from: 'Read', to: 'Gone' }] }, { links: 'No step is called “Gone”.' }],
    ['cases', { figures: [figure(), figure()] }, { figures: 'Two figures have the id “hours”.' }],
    ['cases', { figures: [figure({ compared_with: 'gone' })] }, { figures: /no other figure/ }],
    ['cases', { figures: [figure({ until_day: '2026-02-01' })] }, { figures: /ends before/ }],
    ['cases', { figures: [figure({ from_day: '2026-02-31' })] }, { figures: /must be a day/ }],
    ['cases', { figures: [figure({ value: 'many' })] }, { figures: /Value must be a number/ }],
    ['cases', { figures: [figure({ kind: '' })] }, { figures: /Please choose: measured or/ }],
    ['cases', { figures: [figure({ source_url: 'javascript:x' })] }, { figures: /begin with/ }],
  ] satisfies [ContentTable, FormValues, Record<string, string | RegExp>][])(
    'rejects for %s the values %j',
    (table, changes, errors) => {
      const { fieldErrors } = check(table, changes);
      const expected = Object.entries(errors).map(([name, message]) => [
        name,
        message instanceof RegExp ? expect.stringMatching(message) : message,
      ]);
      expect(fieldErrors).toEqual(Object.fromEntries(expected));
    },
  );

  it('returns null for a choice that may be left empty', () => {
    expect(check('services', { piece: '' }).columns?.piece).toBeNull();
  });
});

describe('texts of', () => {
  const input = (body: string) => ({
    table: 'blog_posts',
    id: crypto.randomUUID(),
    seen: { record: 'r1', draft: null },
    values: { body },
  });

  it.each([400_001, 2_000_000, 3_000_000])('rejects %i characters with a message', (length) => {
    const body = 'x'.repeat(length);
    const sentence = tooLong({ body });
    expect(sentence).toMatch(/^The texts have [\d,]+ characters; at most 400,000 can be saved\./);
    expect(keepInput.safeParse(input(body)).error?.issues[0]?.message).toBe(sentence);
  });

  it('accepts the longest allowed text', () => {
    expect(tooLong({ body: 'x'.repeat(399_000) })).toBeNull();
    expect(keepInput.safeParse(input('x'.repeat(399_000))).success).toBe(true);
  });
});
