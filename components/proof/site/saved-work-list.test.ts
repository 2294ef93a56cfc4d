import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Figure } from '@/lib/cases/figures/model';
import { NOT_MEASURED } from '@/lib/cases/figures/rules';
import { savedWork } from './saved-work';
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

const render = (figures: readonly Figure[]) =>
  renderToStaticMarkup(createElement(SavedWorkList, { figures }));

test('a customer is linked while the figures of its case are public', () => {
  const [first] = savedWork;
  if (!first) throw new Error('No work was saved.');
  const html = render([sample(first.before, 20), sample(first.after, 5)]);
  expect(html.match(/href="[^"]+"/g)).toEqual([
    `href="/cases/${first.slug}#figure-${first.after}"`,
  ]);
  expect(html).toContain('75% less, 20 to 5 hours a week');
});

test('withdrawn cases leave their names without a link', () => {
  const html = render([]);
  expect(html).not.toContain('href');
  for (const { customer } of savedWork) expect(html).toContain(customer);
  expect(html.split(NOT_MEASURED.toLowerCase())).toHaveLength(savedWork.length + 1);
});
