import { contentPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { sitemapPaths } from '../support/sitemap.ts';

type Shown = { id: string; value: string; where: string };

/** Returns the figures marked on a page, those of its structured data, and the figures in its link texts. */
function figuresIn(html: string, where: string): Shown[] {
  const marked = [...html.matchAll(/<data value="([^"]+)" data-figure="([^"]+)"/g)].map(
    ([, value = '', id = '']) => ({ id, value, where }),
  );
  const structured = [
    ...html.matchAll(/"propertyID":"([^"]+)","name":"[^"]*","value":([\d.]+)/g),
  ].map(([, id = '', value = '']) => ({ id, value, where: `structured data of ${where}` }));
  return [...marked, ...structured];
}

/** Returns the figures that the texts of a feed contain in digits. */
function referencesIn(feed: string, where: string): Shown[] {
  const link = /#figure-([a-z0-9-]+)(?:"|&quot;|\\")[^>&]*(?:>|&gt;)\$?([\d.,]+)/g;
  return [...feed.matchAll(link)].map(([, id = '', said = '']) => ({
    id,
    value: String(Number.parseFloat(said.replaceAll(',', ''))),
    where,
  }));
}

test('figures are consistent on pages, in structured data, in feeds and in the database', async ({
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
