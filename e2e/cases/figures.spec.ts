import { notices } from '../../lib/notices.ts';
import { contentPath, figureAnchor, paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { sitemapPaths } from '../support/sitemap.ts';
import { bearer } from '../support/test-environment.ts';

type Shown = { id: string; value: string; where: string };

/** Returns the figures that a page marks, those of its structured data, and what its links say about figures. */
function figuresIn(html: string, where: string): Shown[] {
  const marked = [...html.matchAll(/<data value="([^"]+)" data-figure="([^"]+)"/g)].map(
    ([, value = '', id = '']) => ({ id, value, where }),
  );
  const structured = [
    ...html.matchAll(/"propertyID":"([^"]+)","name":"[^"]*","value":([\d.]+)/g),
  ].map(([, id = '', value = '']) => ({ id, value, where: `structured data of ${where}` }));
  return [...marked, ...structured];
}

/** Returns what the texts of a feed say about figures, where they say it in digits. */
function referencesIn(feed: string, where: string): Shown[] {
  const link = /#figure-([a-z0-9-]+)(?:"|&quot;|\\")[^>&]*(?:>|&gt;)\$?([\d.,]+)/g;
  return [...feed.matchAll(link)].map(([, id = '', said = '']) => ({
    id,
    value: String(Number.parseFloat(said.replaceAll(',', ''))),
    where,
  }));
}

test('no figure has two values: on pages, in structured data, in feeds and in the database', async ({
  request,
  baseURL,
  service,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const pages = (await sitemapPaths(baseURL ?? '')).map(async (path) =>
    figuresIn(await read(path), path),
  );
  const texts = [
    paths.rssFeed,
    paths.jsonFeed,
    contentPath('blog_posts', 'what-214-invoices-a-week-taught-us'),
    contentPath('cases', 'harborline-close'),
  ].map(async (path) => referencesIn(await read(path), path));
  const shown = (await Promise.all([...pages, ...texts])).flat();

  const { data } = await service
    .from('figures')
    .select('id, value')
    .not('id', 'like', '%-%-%-%-%-%');
  const values = new Map(data?.map(({ id, value }) => [id, String(value)]));
  const places = (pattern: RegExp) => shown.filter(({ where }) => pattern.test(where)).length;
  expect(places(/^\/$/)).toBeGreaterThan(4);
  expect(places(/^\/services\//)).toBeGreaterThan(3);
  expect(places(/^structured data/)).toBeGreaterThan(40);
  expect(places(/^\/feed/)).toBeGreaterThan(2);
  expect(shown.filter(({ id, value }) => values.get(id) !== value)).toEqual([]);
});

test('a figure that has lost its source is no longer measured, and its case asks for it', async ({
  page,
  request,
  service,
  signInAs,
}) => {
  const id = 'orbis-reply-minutes';
  const casePage = contentPath('cases', 'orbis-assistant');
  const set = async (source: string | null) => {
    await service.from('figures').update({ source }).eq('id', id).throwOnError();
    const change = { type: 'UPDATE', schema: 'public', table: 'figures' };
    const answer = await request.post(paths.revalidate, { headers: bearer, data: change });
    expect(answer.status()).toBe(200);
  };
  const row = page.locator(`#${figureAnchor(id)}`);
  const { data } = await service.from('figures').select('source').eq('id', id).single();
  try {
    await set(null);
    await expect(async () => {
      await page.goto(casePage);
      expect(await row.textContent()).toContain('No longer measured');
    }).toPass();
    await expect(page.getByText('two minutes (no longer measured)')).toBeVisible();
    await signInAs('leader');
    await page.goto(paths.admin.cases);
    await expect(
      page.getByRole('row').filter({ hasText: 'An assistant that shows its source' }),
    ).toContainText('Source missing');
  } finally {
    await set(data?.source ?? null);
  }
});

test('a case is published once each of its figures has a source', async ({
  page,
  service,
  signInAs,
}) => {
  const name = crypto.randomUUID().slice(0, 8);
  await signInAs('leader');
  await page.goto(`${paths.admin.cases}/new`);
  await page.getByLabel('Title').fill(`Returns ${name}`);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.getByLabel('Summary').fill('Returns, counted before and after.');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('textbox', { name: /^Customer/ }).fill('Firm');
  await page.getByRole('textbox', { name: /^Sector/ }).fill('Retail');
  await page.getByRole('button', { name: 'Add figure' }).click();
  const cell = (label: string) => page.getByLabel(`Figure 1: ${label}`, { exact: true });
  await cell('Id').fill(`returns-${name}`);
  await cell('What it says').fill('Returns');
  await cell('Value').fill('12');
  await cell('Measured or estimated').selectOption('measured');
  await cell('By whom').fill('Firm');
  await cell('First day').fill('2026-03-01');
  await cell('Last day').fill('2026-03-07');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Figures: Without a source: Returns.')).toBeInViewport();
  await cell('Source').fill('The returns desk counted for a week.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(notices.contentPublished)).toBeVisible();
  await page.goto(contentPath('cases', `returns-${name}`));
  await expect(page.locator(`#${figureAnchor(`returns-${name}`)}`)).toContainText(
    'The returns desk counted for a week.',
  );
  await service.from('cases').delete().eq('slug', `returns-${name}`).throwOnError();
});
