import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentPath } from '@/lib/paths/site';
import { countSystems, systemsNamedBy } from './systems';

const seed = readFileSync('supabase/seed.sql', 'utf8');

/** Returns the seeded rows of a content table as pages with their full text. */
function pagesOf(table: 'cases' | 'services') {
  const [, rows = ''] = seed.split(`insert into public.${table} (`);
  const own = rows.split(/\n(?:with|insert into) /)[0] ?? '';
  return own
    .split(/\n\(\n\s*'/)
    .slice(1)
    .map((text) => {
      const slug = text.split("'")[0] ?? '';
      return { path: contentPath(table, slug), label: slug, text };
    });
}

const pages = [...pagesOf('cases'), ...pagesOf('services')];
const systems = systemsNamedBy(pages).flatMap((group) => group.systems);

test('the seed contains each listed system with the quoted words', () => {
  expect(systems.map(({ name }) => name)).toEqual([
    'Microsoft Dynamics 365 Business Central',
    'Sage Intacct',
    'CargoWise',
    'Microsoft 365',
    'Zendesk',
    'Shopify',
    'Azure AI Document Intelligence',
    'PostgreSQL',
    'dbt',
    'Metabase',
    'Bank statements in BAI2',
    'Harmonized Tariff Schedule of the United States',
  ]);
  for (const { name, mentions } of systems) {
    for (const { words } of mentions) expect(words[0]).toContain(name);
  }
});

test('the list contains each line of a case’s stack that names a product', () => {
  const quoted = new Set(systems.flatMap(({ mentions }) => mentions.map(({ words }) => words[0])));
  const stacks = [...seed.matchAll(/\n {2}array\[(.*)\],\n {2}\d+, \d+, \d+,/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, line = '']) => line),
  );
  expect(stacks).toHaveLength(16);
  expect(stacks.filter((line) => !quoted.has(line))).toEqual([
    'A hosted language model, its version fixed for each release',
  ]);
});

test('counts a system once, however many pages name it', () => {
  expect(systems.find(({ name }) => name === 'PostgreSQL')?.mentions).toHaveLength(5);
  expect(countSystems(systemsNamedBy(pages))).toBe(systems.length);
  expect(new Set(systems.map(({ name }) => name)).size).toBe(systems.length);
});

test('omits a system if its page is withdrawn or reworded', () => {
  const [zendesk] = pages.filter(({ text }) => text.includes('Zendesk for chat'));
  const others = pages.filter((page) => page !== zendesk);
  const namesOf = (of: typeof pages) =>
    systemsNamedBy(of).flatMap((group) => group.systems.map(({ name }) => name));
  expect(namesOf(others)).not.toContain('Zendesk');
  const text = zendesk?.text.replaceAll('Zendesk', 'Freshdesk') ?? '';
  const changed = namesOf([...others, { path: zendesk?.path ?? '', label: '', text }]);
  expect(changed).not.toContain('Zendesk');
  expect(changed).toContain('Shopify');
  expect(systemsNamedBy([])).toEqual([]);
});
