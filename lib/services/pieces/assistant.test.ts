import { expect, test } from 'vitest';
import { answerText, PAGES, passageFor, QUESTIONS } from './assistant';

test('four questions are answered, each from another page, and the fifth is refused', () => {
  const passages = QUESTIONS.map((question) => passageFor(question));
  expect(passages.map((passage) => passage?.page.title)).toEqual([
    'Returns',
    'Delivery',
    'Warranty',
    'Care',
    undefined,
  ]);
  expect(passages.map((passage) => passage?.sentence)).toEqual([
    'You can return unused furniture within 30 days.',
    'The day before, you receive a time window of two hours.',
    'Fabric is covered for two years.',
    'Oak needs oil twice a year.',
    undefined,
  ]);
});

test('one shared word is not enough for an answer', () => {
  expect(passageFor('Do you sell oil?')).toBeNull();
  expect(passageFor('')).toBeNull();
});

test('an answer ends with its source, and a refusal names none', () => {
  const [page] = PAGES;
  expect(page && answerText({ page, sentence: 'It is so.' })).toBe('It is so. Source: “Returns”.');
  expect(answerText(null)).not.toContain('Source');
});
