import { describe, expect, test } from 'vitest';
import type { Chapters } from '../model';
import type { Learner } from './model';
import {
  certificateWork,
  closedBecause,
  hasSeveralAnswers,
  isNewChoice,
  lessonNeighbours,
  linkedInUrl,
  minutesLeft,
  nextToDo,
  openLessons,
  readingTimeLeft,
  samplesOf,
  writtenLessons,
} from './rules';

const lesson = (slug: string, fields: object = {}) => ({
  id: slug,
  slug,
  title: slug,
  position: 1,
  summary: null,
  minutes: 10,
  isSample: false,
  isRequired: true,
  isWritten: true,
  ...fields,
});

const chapters: Chapters = [
  {
    id: 'A',
    title: 'A',
    position: 1,
    lessons: [lesson('a', { isSample: true }), lesson('b')],
  },
  {
    id: 'B',
    title: 'B',
    position: 2,
    lessons: [
      lesson('c', { isSample: true, minutes: null }),
      lesson('d', { isRequired: false }),
      lesson('e', { isWritten: false }),
    ],
  },
];

const learner = (isOpen: boolean, done: string[] = []): Learner => ({
  id: '1',
  name: 'Ada',
  email: 'ada@x.example',
  progress: 0,
  completedAt: null,
  isOpen,
  rating: null,
  review: null,
  reviewState: null,
  course: {
    id: '2',
    slug: 'queues',
    title: 'Queues',
    price: 149,
    instructor: 'Grace',
    checkoutUrl: null,
    chapters,
  },
  lessons: done.map((lessonId) => ({
    lessonId,
    doneAt: '2026-11-25T10:00:00Z',
    chosen: null,
    isRight: null,
  })),
  payments: [],
  certificate: null,
});

const slugs = (lessons: readonly { slug: string }[]) => lessons.map(({ slug }) => slug).join('');

test('omits lessons without a text from the lessons and the samples', () => {
  expect(slugs(writtenLessons(chapters))).toBe('abcd');
  expect(slugs(samplesOf(chapters))).toBe('ac');
});

describe('a student who has not paid', () => {
  test('goes from sample to sample, and never to a closed lesson', () => {
    const open = openLessons(learner(false));
    expect(slugs(open)).toBe('ac');
    expect(lessonNeighbours(open, 'a')).toMatchObject({ previous: null, next: { slug: 'c' } });
    expect(lessonNeighbours(open, 'c')).toMatchObject({ previous: { slug: 'a' }, next: null });
    expect(lessonNeighbours(open, 'b')).toEqual({ previous: null, next: null });
    expect(nextToDo(learner(false, ['a', 'c']))).toBeNull();
  });

  test('distinguishes an unpaid lesson from a withdrawn payment', () => {
    expect(closedBecause({ payments: [] })).toBe('unpaid');
    expect(closedBecause({ payments: [{ state: 'withdrawn' }] })).toBe('withdrawn');
  });
});

test('counts the minutes of the required lessons that are not done', () => {
  expect(minutesLeft(learner(true))).toBe(20);
  expect(minutesLeft(learner(true, ['a', 'c']))).toBe(10);
  expect(nextToDo(learner(true, ['a']))?.slug).toBe('b');
});

test('recognizes a question with several right answers', () => {
  const options = [
    { text: 'A', isRight: true },
    { text: 'B', isRight: false },
  ];
  expect(hasSeveralAnswers({ options })).toBe(false);
  expect(hasSeveralAnswers({ options: [...options, { text: 'C', isRight: true }] })).toBe(true);
});

test('the LinkedIn URL contains the name, the month and the page of a certificate', () => {
  const url = new URL(
    linkedInUrl(
      { courseTitle: 'Webhooks & APIs', completedOn: '2026-02-03', id: 'c1' },
      'Tech Link',
      'https://techlink.example/certificates/c1',
    ),
  );
  expect(Object.fromEntries(url.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Webhooks & APIs',
    organizationName: 'Tech Link',
    issueYear: '2026',
    issueMonth: '2',
    certUrl: 'https://techlink.example/certificates/c1',
    certId: 'c1',
  });
});

test('a choice is new if it differs from the options that were checked last', () => {
  expect(isNewChoice([], null)).toBe(false);
  expect(isNewChoice([], [1])).toBe(false);
  expect(isNewChoice([1], null)).toBe(true);
  expect(isNewChoice([2, 0], [0, 2])).toBe(false);
  expect(isNewChoice([0], [0, 2])).toBe(true);
  expect(isNewChoice([0, 1], [0, 2])).toBe(true);
});

test('formats the time until a lesson can be marked as done', () => {
  expect([1, 60, 61, 300].map(readingTimeLeft)).toEqual([
    'a minute',
    'a minute',
    '2 minutes',
    '5 minutes',
  ]);
});

test('says what a certificate stands for', () => {
  expect(certificateWork({ lessons: 11, questions: 10 })).toBe('11 lessons, 10 questions answered');
  expect(certificateWork({ lessons: 1, questions: 1 })).toBe('1 lesson, 1 question answered');
  expect(certificateWork({ lessons: 2, questions: 0 })).toBe('2 lessons');
  expect(certificateWork({ lessons: null, questions: null })).toBeNull();
});
