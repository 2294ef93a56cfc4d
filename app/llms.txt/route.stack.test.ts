import { expect, test, vi } from 'vitest';
import { listPublished } from '@/lib/content/data';
import { CONTENT_TABLES, paths } from '@/lib/paths';
import { markdownPath } from '@/lib/paths/site';
import { as } from '@/supabase/tests/site/as';
import { GET } from './route';

async function publishedTwins(): Promise<string[]> {
  const lists = await Promise.all(
    CONTENT_TABLES.map(async (table) =>
      (await as('visitor', () => listPublished(table))).map(({ slug }) =>
        markdownPath(table, slug),
      ),
    ),
  );
  return lists.flat();
}

test('llms.txt links to the Markdown version of every published record except closed jobs', async () => {
  const closed = markdownPath('jobs', 'operations-intern');
  // Other test files change the same database concurrently, and may withdraw a record for a moment.
  await vi.waitFor(
    async () => {
      const text = await (await as('visitor', GET)).text();
      const linked = [...text.matchAll(/^- \[.+?\]\(([^)]+)\): .+$/gm)].map(
        ([, url = '']) => new URL(url).pathname,
      );
      // Skips records that other tests add, recognizable by their slugs, because some of them are closed jobs.
      const shown = (await publishedTwins()).filter((path) => !/[0-9a-f]{8}|\/test-/.test(path));
      expect(shown).toContain(closed);
      expect(shown.length).toBeGreaterThan(40);
      expect(linked).toEqual(expect.arrayContaining(shown.filter((path) => path !== closed)));
      expect(linked).not.toContain(closed);
      expect(text).toMatch(/^# Tech Link\n\n> /);
    },
    { timeout: 10_000 },
  );
});

test('llms.txt lists the pages that answer a buyer’s questions', async () => {
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
    expect(text).toMatch(new RegExp(`^- \\[[^\\]]+\\]\\(https?://[^/]+${path}\\.md\\): .+$`, 'm'));
  }
});
