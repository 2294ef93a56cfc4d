import { expect, test } from 'vitest';
import { listPublished } from '@/lib/content/data';
import { CONTENT_TABLES, markdownPath, paths } from '@/lib/paths';
import { as } from '@/supabase/tests/site/as';
import { GET } from './route';

test('llms.txt links to the twin of each published record but closed jobs', async () => {
  const text = await (await as('visitor', GET)).text();
  const linked = [...text.matchAll(/^- \[.+?\]\(([^)]+)\): .+$/gm)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  for (const table of CONTENT_TABLES) {
    const records = await as('visitor', () => listPublished(table));
    const shown = records.filter(
      // Other files add records to the same database.
      ({ slug }) => slug !== 'operations-intern' && !slug.startsWith('test-'),
    );
    for (const { slug } of shown) expect(linked).toContain(markdownPath(table, slug));
  }
  expect(linked).not.toContain(markdownPath('jobs', 'operations-intern'));
  expect(text).toMatch(/^# Tech Link\n\n> /);
});

test('llms.txt names the pages that answer a buyer', async () => {
  const text = await (await as('visitor', GET)).text();
  const { pricing, proof, cases, compare, integrations, security, about, contact, booking } = paths;
  for (const path of [
    pricing,
    proof,
    cases,
    compare,
    integrations,
    security,
    about,
    contact,
    booking,
  ]) {
    expect(text).toMatch(new RegExp(`^- \\[[^\\]]+\\]\\(https?://[^/]+${path}\\): .+$`, 'm'));
  }
});
