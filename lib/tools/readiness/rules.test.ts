import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filteredPagePath, filteredPageQuery } from '@/lib/core/lists/filtered-page';
import { INPUT_NAMES } from '@/lib/tools/calculator/fields';
import { furtherSteps, questions } from './questions';
import { LEVELS, MOST_POINTS, readinessQuery, readReadiness } from './rules';

const read = (points: readonly (number | string)[]) =>
  readReadiness(
    new URLSearchParams(points.map((value, index) => [`q${index + 1}`, String(value)])),
  );
const all = (points: number) => questions.map(() => points);
const anyAnswers = fc.array(fc.integer({ min: 0, max: 2 }), {
  minLength: questions.length,
  maxLength: questions.length,
});

test('has twelve questions in four groups, and links each step to a page in the seed data', () => {
  expect(questions).toHaveLength(12);
  expect(new Set(questions.map(({ group }) => group)).size).toBe(4);
  const seed = readFileSync('supabase/seed.sql', 'utf8');
  for (const { reading } of [...questions.map(({ step }) => step), ...furtherSteps]) {
    expect(seed).toContain(`'${reading.slug}'`);
  }
});

test('sums up the points, and never gives a worse level for a better answer', () => {
  const order = ['stop', 'measure', 'prepare', 'build'];
  fc.assert(
    fc.property(anyAnswers, fc.nat({ max: 11 }), (answers, at) => {
      const { report } = read(answers);
      expect(report?.points).toBe(answers.reduce((sum, points) => sum + points, 0));
      expect(report?.steps).toHaveLength(3);
      expect(new Set(report?.steps.map(({ reading }) => reading.slug)).size).toBe(3);
      const better = read(answers.with(at, 2)).report;
      expect(order.indexOf(better?.level ?? '')).toBeGreaterThanOrEqual(
        order.indexOf(report?.level ?? ''),
      );
    }),
  );
});

test('a gate stops a process despite all other points, and its step comes first', () => {
  const gate = questions.findIndex(({ text }) => text.startsWith('Who decides'));
  const { report } = read(all(2).with(0, 0).with(gate, 0));
  expect(report?.level).toBe('stop');
  expect(report?.steps[0]).toBe(questions[gate]?.step);
  expect(read(all(2)).report?.level).toBe('build');
  expect(read(all(1)).report).toMatchObject({ points: LEVELS.prepare, level: 'prepare' });
  expect(MOST_POINTS).toBe(24);
});

test.each(['', '3', '-1', '1e0', '<b>', ' 1', '１'])('ignores the answer %j', (value) => {
  const { report, missing } = read(all(2).map((points, index) => (index === 4 ? value : points)));
  expect(report).toBeNull();
  expect(missing).toEqual(['q5']);
});

test('the query of a report reproduces it', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const first = read(answers);
      expect(readReadiness(new URLSearchParams(readinessQuery(first)))).toEqual(first);
    }),
  );
});

test.each([
  ['/readiness', questions.map(({ name }) => name)],
  ['/calculator', INPUT_NAMES],
])('every field of %s is passed to the page that computes the result', (path, names) => {
  const query = new URLSearchParams([['v', '1'], ...names.map((name) => [name, '1'])]);
  const part = filteredPagePath(new URL(`${path}?${query}`, 'https://techlink.example'));
  const kept = filteredPageQuery(part?.split('/').at(-1) ?? '');
  expect([...kept.keys()].toSorted()).toEqual(['v', ...names].toSorted());
});
