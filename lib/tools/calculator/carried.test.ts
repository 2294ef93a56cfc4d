import { expect, test } from 'vitest';
import { carriedEstimate } from './carried';
import { readCalculation } from './query';

const prices = {
  discovery: 9500,
  services: [{ slug: 'workflow-automation', title: 'Workflow automation', price: 18_000 }],
};
const { result } = readCalculation(new URLSearchParams('people=3&hours=9'), prices);
const query = result?.query ?? '';

test('computes an estimate from its query, and keeps the service in it', () => {
  const carried = carriedEstimate(query);
  expect(carried).toMatchObject({ version: 2, saved: result?.estimate.saved });
  expect(new URLSearchParams(carried?.query).get('service')).toBe('workflow-automation');
  expect(carriedEstimate(carried?.query ?? '')).toEqual(carried);
});

test('a changed number changes the estimate, but a result in the link is ignored', () => {
  const more = carriedEstimate(query.replace('hours=9', 'hours=18'));
  expect(more?.saved.good).toBeGreaterThan(Number(carriedEstimate(query)?.saved.good));
  expect(carriedEstimate(`${query}&saved=999999&verdict=pays`)).toEqual(carriedEstimate(query));
});

test.each([
  ['nothing', ''],
  ['no price', 'v=1&people=2&hours=13'],
  ['a word', query.replace('hours=9', 'hours=NaN')],
  ['a script', query.replace('hours=9', 'hours=%3Cscript%3E')],
  ['too much', `${query}&x=${'y'.repeat(900)}`],
])('rejects a query with %s', (_, text) => expect(carriedEstimate(text)).toBeNull());

test('drops a service that is not a slug', () => {
  const forged = query.replace('service=workflow-automation', 'service=%3Cb%3E');
  expect(carriedEstimate(forged)?.query).not.toContain('service');
});
