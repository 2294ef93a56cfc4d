import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Figure } from '@/lib/cases/figures/model';
import { NOT_MEASURED } from '@/lib/cases/figures/rules';
import { lessWorkMeaning } from './less-work-meaning';
import { type SavedWork, savedWork } from './saved-work';
import { SavedWorkList } from './saved-work-list';

const sample = (id: string, value: number): Figure => ({
  id,
  label: 'Hours by hand',
  value,
  unit: 'hours a week',
  kind: 'measured',
  measuredBy: 'The customer',
  fromDay: '2026-03-01',
  untilDay: '2026-03-28',
  n: 4,
  source: 'Time sheets',
  sourceUrl: null,
  comparedWith: null,
});

const render = (part: ReactNode) => renderToStaticMarkup(createElement('div', null, part));
const list = (figures: readonly Figure[]) => render(createElement(SavedWorkList, { figures }));

const [best, second] = savedWork;
if (!best || !second) throw new Error('Two cases are needed.');
const figuresOf = ({ before, after }: SavedWork) => [sample(before, 20), sample(after, 5)];

test('lists a public case with a link to its figure', () => {
  const html = list(figuresOf(best));
  expect(html.match(/href="[^"]+"/g)).toEqual([`href="/cases/${best.slug}#figure-${best.after}"`]);
  expect(html).toContain('75% less, 20 to 5 hours a week');
});

test('shows a figure without a source as not measured', () => {
  const [before, after] = figuresOf(best).map((one) => ({ ...one, source: null }));
  if (!before || !after) throw new Error('Both figures are needed.');
  expect(list([before, after])).toContain(NOT_MEASURED.toLowerCase());
});

test('neither names nor counts an unpublished case', () => {
  const meaning = lessWorkMeaning([...figuresOf(best), ...figuresOf(second)]);
  expect(meaning.means).toContain('the best of the 2 published cases');
  const html = render(meaning.counted);
  for (const { customer } of savedWork.slice(2)) expect(html).not.toContain(customer);
});

test('does not compare a single case with others', () => {
  const { means, not } = lessWorkMeaning(figuresOf(best));
  expect(means).toContain('the only published case');
  expect(not).not.toContain('other');
});

test('states that the case behind the claim is not published', () => {
  expect(lessWorkMeaning(figuresOf(second)).means).toContain('is not published at present');
  const none = lessWorkMeaning([]);
  expect(none.means).toContain('is not published at present');
  expect(render(none.counted)).toContain('href="/cases"');
});
