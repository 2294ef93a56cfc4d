import sharp from 'sharp';
import { brand } from '../../lib/brand.ts';
import { invitationPath } from '../../lib/paths/links.ts';
import { contentListPath, contentPath, publicPersonPath } from '../../lib/paths/site.ts';
import { CONTENT_TABLES, type ContentTable, paths } from '../../lib/paths.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { alikePairs, pictureHash } from '../support/picture-hash.ts';
import { sitemapPaths } from '../support/sitemap.ts';
import { readStructuredData } from '../support/structured-data.ts';
import { bearer, testEnvironment } from '../support/test-environment.ts';

const site = process.env.E2E_BASE_URL ?? testEnvironment.SITE_URL;

/** Bounding box of the illustration in the social picture of a page (lib/core/seo/social-image.tsx). */
const FIGURE = { left: 720, top: 180, width: 480, height: 270 };

/** Out of 256 bits. Identical illustrations differ in none; the two most similar pages of the seed differ in 29. */
const LEAST_DISTANCE = 12;

/** Facts about a page from its head and outline. */
type Said = {
  lang: string;
  titles: string[];
  headings: string[];
  canonical: string[];
  meta: Record<string, string[]>;
  structured: string[];
};

const test = base.extend<{ read: (path: string) => Promise<Said> }>({
  read: async ({ page, request }, use) => {
    await use(async (path) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      return page.evaluate(
        (html) => {
          const document = new DOMParser().parseFromString(html, 'text/html');
          const texts = (selector: string) =>
            [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
          const meta: Record<string, string[]> = {};
          for (const tag of document.querySelectorAll('meta[content]')) {
            const name = tag.getAttribute('name') ?? tag.getAttribute('property');
            if (name) meta[name] = [...(meta[name] ?? []), tag.getAttribute('content') ?? ''];
          }
          return {
            lang: document.documentElement.lang,
            titles: texts('head > title'),
            headings: texts('h1'),
            canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
              ({ href }) => href,
            ),
            meta,
            structured: texts('script[type="application/ld+json"]'),
          };
        },
        await response.text(),
      );
    });
  },
});

const typesOfRecord: Record<ContentTable, string[]> = {
  services: ['Service', 'BreadcrumbList'],
  courses: ['Course', 'BreadcrumbList'],
  webinars: ['EducationEvent', 'BreadcrumbList'],
  jobs: ['JobPosting', 'BreadcrumbList'],
  blog_posts: ['BlogPosting', 'BreadcrumbList'],
  cases: ['Article', 'BreadcrumbList'],
};

const typesOfPage: Record<string, string[]> = {
  [paths.home]: ['ProfessionalService', 'WebSite'],
  [paths.about]: ['AboutPage', 'BreadcrumbList'],
  [paths.booking]: ['FAQPage'],
  [paths.contact]: ['ContactPage', 'BreadcrumbList'],
  [paths.calculator]: ['WebApplication', 'BreadcrumbList'],
  [paths.readiness]: ['WebApplication', 'BreadcrumbList'],
  ...Object.fromEntries(
    CONTENT_TABLES.map((table) => [contentListPath(table), ['ItemList', 'BreadcrumbList']]),
  ),
};

/** Structured data that a page must have. */
function expectedTypes(path: string): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  if (folder === publicPersonPath('')) return ['Person', 'Organization', 'BreadcrumbList'];
  const table = CONTENT_TABLES.find((candidate) => folder === contentPath(candidate, ''));
  return table ? typesOfRecord[table] : (typesOfPage[path] ?? []);
}

test('every page has a unique title, description, URL and heading', async ({ read }) => {
  test.setTimeout(120_000);
  const seen = { title: new Set<string>(), description: new Set<string>() };
  for (const path of await sitemapPaths(site)) {
    const { lang, titles, headings, canonical, meta } = await read(path);
    const address = new URL(path, testEnvironment.SITE_URL).href;
    const [title = ''] = titles;
    const [description = ''] = meta.description ?? [];
    expect.soft(lang, `${path} lang`).toBe('en');
    expect.soft(titles, `${path} title`).toHaveLength(1);
    expect.soft(title.length, `${path} title: ${title}`).toBeLessThanOrEqual(65);
    expect.soft(description.length, `${path} ${description}`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `${path} ${description}`).toBeLessThanOrEqual(160);
    expect.soft(seen.title, `${path} title`).not.toContain(title);
    expect.soft(seen.description, `${path} description`).not.toContain(description);
    seen.title.add(title);
    seen.description.add(description);
    expect.soft(headings, `${path} h1`).toHaveLength(1);
    expect.soft(headings[0], `${path} h1`).not.toBe('');
    expect.soft(canonical, `${path} canonical`).toEqual([address]);
    expect.soft(meta.robots, `${path} robots`).toBeUndefined();
    expect.soft(new URL(meta['og:url']?.[0] ?? '', address).href).toBe(address);
    expect.soft(meta['og:site_name'], `${path} og:site_name`).toEqual([brand.name]);
    expect.soft(meta['og:title']?.[0], `${path} og:title`).toBeTruthy();
    expect.soft(meta['og:description'], `${path} og:description`).toEqual([description]);
    expect.soft(meta['twitter:card'], `${path} twitter:card`).toEqual(['summary_large_image']);
  }
});

// Draws more than a hundred pictures.
test('every page has its own social media picture', { tag: '@night' }, async ({
  read,
  request,
}) => {
  test.setTimeout(180_000);
  const pictures = new Map<string, string>();
  for (const path of await sitemapPaths(site)) {
    const { meta } = await read(path);
    expect.soft(meta['og:image:alt']?.[0], `${path} og:image:alt`).toBeTruthy();
    expect.soft(meta['twitter:image'], `${path} twitter:image`).toEqual(meta['og:image']);
    const [address = ''] = meta['og:image'] ?? [];
    expect.soft(pictures.get(address), `${path} shares its picture`).toBeUndefined();
    pictures.set(address, path);
  }
  const drawn = new Map<string, string>();
  for (const [address, path] of pictures) {
    expect(address, path).toMatch(new RegExp(`^${testEnvironment.SITE_URL}/`));
    const { pathname, search } = new URL(address);
    const response = await request.get(pathname + search);
    expect.soft(response.status(), address).toBe(200);
    expect.soft(response.headers()['content-type'], address).toBe('image/png');
    const picture = await response.body();
    expect.soft([picture.readUInt32BE(16), picture.readUInt32BE(20)], address).toEqual([1200, 630]);
    expect.soft(picture.length, address).toBeLessThan(100_000);
    drawn.set(path, await pictureHash(await sharp(picture).extract(FIGURE).toBuffer()));
  }
  expect(drawn.size).toBe(pictures.size);
  expect(alikePairs(drawn, LEAST_DISTANCE)).toEqual([]);
});

test('structured data is valid and matches the type of each page', async ({ read }) => {
  test.setTimeout(120_000);
  for (const path of await sitemapPaths(site)) {
    const { structured, meta } = await read(path);
    const types = structured.flatMap((text) => {
      try {
        const items = readStructuredData(text);
        for (const item of items) {
          // The picture for shared links, unless the record has its own.
          if (!('image' in item) || !item.image?.includes('opengraph-image')) continue;
          const [shared = ''] = meta['og:image'] ?? [];
          expect.soft(item.image, `${path} image`).toBe(shared.split('?')[0]);
        }
        return items.map((item) => item['@type']);
      } catch (error) {
        expect.soft(error, `${path} structured data`).toBeNull();
        return [];
      }
    });
    expect.soft(types, path).toEqual(expect.arrayContaining(expectedTypes(path)));
    expect.soft(new Set(types).size, `${path} says ${types}`).toBe(types.length);
  }
});

test('a closed job is neither in the sitemap nor indexed', async ({ read }) => {
  const path = contentPath('jobs', 'operations-intern');
  expect(await sitemapPaths(site)).not.toContain(path);
  const { meta, structured } = await read(path);
  expect(meta.robots).toEqual(['noindex']);
  expect(structured.join()).not.toContain('JobPosting');
});

test('a job is removed from the sitemap when a leader closes it', async ({ request, service }) => {
  const path = contentPath('jobs', `test-${crypto.randomUUID()}`);
  const listed = async () => (await (await request.get(paths.sitemap)).text()).includes(path);
  const { data: job } = await service
    .from('jobs')
    .insert({
      slug: path.split('/').at(-1) ?? '',
      title: 'Tester',
      summary: 'Finds what others overlook.',
      department: 'Testing',
      location: 'New York, NY',
      state: 'published',
    })
    .select('id, slug, state, published_at')
    .single()
    .throwOnError();
  const changed = (old_record: typeof job | null) =>
    request.post(paths.revalidate, {
      headers: bearer,
      data: { table: 'jobs', record: job, old_record },
    });
  expect((await changed(null)).ok()).toBe(true);
  await expect.poll(listed).toBe(true);
  const closes_at = new Date(Date.now() - 1000).toISOString();
  await service.from('jobs').update({ closes_at }).eq('id', job.id).throwOnError();
  await changed(job);
  await expect.poll(listed).toBe(false);
  await service.from('jobs').update({ state: 'archived' }).eq('id', job.id).throwOnError();
});

test('the sitemap lists every public page with the date of its last change', async ({
  request,
  service,
}) => {
  const map = await (await request.get(paths.sitemap)).text();
  const dates = new Map(
    [...map.matchAll(/<loc>([^<]+)<\/loc>\s*<lastmod>([^<]+)<\/lastmod>/g)].map(
      ([, address = '', date = '']) => [new URL(address).pathname, date],
    ),
  );
  const { home, services, webinars, pricing, booking, about, academy, careers, blog } = paths;
  const { terms, privacy, cookies } = paths;
  const lists = [services, webinars, academy, careers, blog];
  const pages = [home, pricing, booking, paths.contact, about, ...lists];
  expect([...dates.keys()]).toEqual(expect.arrayContaining([...pages, terms, privacy, cookies]));
  expect([...dates.keys()].filter((path) => /^\/(admin|team|member|api)/.test(path))).toEqual([]);

  for (const path of [terms, privacy, cookies]) {
    const page = await (await request.get(path)).text();
    expect(page, `${path} says when it changed`).toContain(`dateTime="${dates.get(path)}"`);
  }
  const { data: post } = await service
    .from('blog_posts')
    .select('slug, updated_at')
    .eq('slug', 'what-214-invoices-a-week-taught-us')
    .single()
    .throwOnError();
  const listed = dates.get(contentPath('blog_posts', post.slug)) ?? '';
  expect(new Date(listed)).toEqual(new Date(post.updated_at));
  expect(new Date(dates.get(blog) ?? '').getTime()).toBeGreaterThanOrEqual(
    new Date(listed).getTime(),
  );
});

test('crawlers find the sitemap and are excluded from the back office', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${testEnvironment.SITE_URL}${paths.sitemap}`);
  for (const folder of ['/admin', '/team', '/api', '/preview']) {
    expect(robots).toMatch(new RegExp(`^Disallow: ${folder}$`, 'm'));
  }
});

test('sign-in pages are crawlable but not indexed', async ({ read, request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const disallowed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  expect(robots).toMatch(new RegExp(`^Allow: ${paths.adminLogin}$`, 'm'));
  const listed = await sitemapPaths(site);
  const invitation = invitationPath('unknown');
  for (const path of [
    paths.adminLogin,
    paths.memberLogin,
    paths.forgotPassword,
    paths.newPassword,
    invitation,
  ]) {
    expect((await read(path)).meta.robots, path).toEqual(['noindex, nofollow']);
    expect(listed).not.toContain(path);
    if (path === paths.adminLogin) continue;
    expect(
      disallowed.filter((folder) => path.startsWith(folder)),
      path,
    ).toEqual([]);
  }
});

test('the manifest and its icons exist', async ({ page, request }) => {
  await page.goto(paths.home);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const { name, icons } = await (await request.get(manifest ?? '')).json();
  expect(name).toContain(brand.name);
  for (const { src, sizes } of icons) {
    const icon = await (await request.get(src)).body();
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
  }
  for (const link of await page.locator('link[rel="icon"], link[rel="apple-touch-icon"]').all()) {
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
});
