import { describe, expect, test } from 'vitest';
import { filterQuery } from '@/lib/core/lists/filter-query';
import {
  type CourseFilters,
  courseMatcher,
  minutesLabel,
  NO_COURSE_FILTERS,
  outlineMinutes,
  priceLabel,
  ratingLabel,
  readCourseFilters,
  studentsLabel,
  workload,
} from './rules';

const courses = [
  {
    slug: 'fundamentals',
    title: 'Automation Fundamentals',
    description: 'Find the work worth automating.',
    category: 'Automation',
    level: 'beginner',
  },
  {
    slug: 'documents',
    title: 'Document AI in Practice',
    description: 'Read INVOICES with models.',
    category: 'AI & Machine Learning',
    level: 'intermediate',
  },
  {
    slug: 'sql',
    title: 'SQL (100% by hand)',
    description: 'From logs to maps.',
    category: 'Data Science',
    level: 'beginner',
  },
] as const;

const left = (filters: Partial<CourseFilters>) =>
  courses.filter(courseMatcher({ ...NO_COURSE_FILTERS, ...filters })).map(({ slug }) => slug);

describe('course filters', () => {
  test.each<[Partial<CourseFilters>, string[]]>([
    [{}, ['fundamentals', 'documents', 'sql']],
    [{ q: 'AUTOMAT' }, ['fundamentals']],
    [{ q: 'invoices' }, ['documents']],
    [{ q: ' sql ' }, ['sql']],
    [{ q: '100%' }, ['sql']],
    [{ q: 'fundamentals find' }, []],
    [{ category: 'AI & Machine Learning' }, ['documents']],
    [{ level: 'beginner' }, ['fundamentals', 'sql']],
    [{ q: 'o', category: 'Data Science', level: 'beginner' }, ['sql']],
    [{ q: 'sql', level: 'advanced' }, []],
  ])('%j finds %j', (filters, slugs) => {
    expect(left(filters)).toEqual(slugs);
  });

  test.each<[string, CourseFilters, string]>([
    ['', NO_COURSE_FILTERS, ''],
    ['?q=a%26b', { ...NO_COURSE_FILTERS, q: 'a&b' }, '?q=a%26b'],
    ['?q=&category=&level=', NO_COURSE_FILTERS, ''],
    [
      '?level=beginner&category=AI+%26+Machine+Learning',
      { q: '', category: 'AI & Machine Learning', level: 'beginner' },
      '?category=AI+%26+Machine+Learning&level=beginner',
    ],
    ['?category=Cooking&level=Beginner&utm_source=x', NO_COURSE_FILTERS, ''],
  ])('parses the query %j as %j and serializes it as %j', (query, filters, written) => {
    expect(readCourseFilters(new URLSearchParams(query))).toEqual(filters);
    expect(filterQuery(filters)).toBe(written);
  });
});

test('formats prices, ratings and numbers of students', () => {
  expect([priceLabel(0), priceLabel(249), priceLabel(49.5)]).toEqual(['Free', '$249', '$49.50']);
  expect([ratingLabel(4), ratingLabel(null)]).toEqual(['4.0 out of 5', 'New']);
  expect(ratingLabel(4.7, 1118)).toBe('4.7 out of 5 (1,118 ratings)');
  expect([studentsLabel(1), studentsLabel(1204)]).toEqual(['1 student', '1,204 students']);
  expect([45, 120, 214].map(minutesLabel)).toEqual(['45 min', '2 h', '3 h 34 min']);
});

test('outlineMinutes adds up the lessons', () => {
  const chapters = [
    { lessons: [{ minutes: 22 }, { minutes: null }] },
    { lessons: [{ minutes: 28 }] },
  ];
  expect(outlineMinutes(chapters)).toBe(50);
});

test.each([
  ['4 hours', 0, 'PT4H'],
  ['4.5 Hours', 0, 'PT4H30M'],
  ['50 minutes', 0, 'PT50M'],
  ['3 weeks', 0, 'P3W'],
  ['as long as it takes', 95, 'PT1H35M'],
  ['as long as it takes', 0, null],
])('derives the workload of %j with %i minutes as %s', (duration, minutes, expected) => {
  expect(workload(duration, minutes)).toBe(expected);
});
