import { expect, test } from 'vitest';
import { groupedByCategory, priceLabel, relatedServices } from './rules';

const services = [
  { slug: 'discovery', category: 'Strategy', position: 1 },
  { slug: 'workflows', category: 'Automation', position: 2 },
  { slug: 'documents', category: 'AI', position: 3 },
  { slug: 'assistants', category: 'AI', position: 4 },
  { slug: 'integration', category: 'Automation', position: 5 },
  { slug: 'training', category: 'Strategy', position: 8 },
];

const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

test('groups services by category, ordered by the first service of each', () => {
  expect(
    groupedByCategory(services).map((group) => [group.category, ...slugs(group.services)]),
  ).toEqual([
    ['Strategy', 'discovery', 'training'],
    ['Automation', 'workflows', 'integration'],
    ['AI', 'documents', 'assistants'],
  ]);
});

test.each([
  ['discovery', ['training', 'workflows', 'documents']],
  ['assistants', ['documents', 'integration', 'workflows']],
  ['integration', ['workflows', 'assistants', 'documents']],
])('recommends services of the same category after %s, then its neighbours', (slug, expected) => {
  const service = services.find((one) => one.slug === slug) ?? { slug, category: '', position: 0 };
  expect(slugs(relatedServices(service, services, 3))).toEqual(expected);
});

test.each([
  [9500, 'from $9,500'],
  [49.5, 'from $49.50'],
  [0, 'from $0'],
  [null, null],
])('formats a price of %s as %s', (price, label) => {
  expect(priceLabel(price)).toBe(label);
});
