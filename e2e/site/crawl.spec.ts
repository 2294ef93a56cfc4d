import { paths } from '../../lib/paths.ts';
import { foreignOrigins, storedBy } from '../support/browser-storage.ts';
import { expect, test } from '../support/fixtures.ts';
import { sitemapPaths, stays } from '../support/sitemap.ts';
import { testEnvironment } from '../support/test-environment.ts';

const site = process.env.E2E_BASE_URL ?? testEnvironment.SITE_URL;
/** Prefix of absolute URLs on pages, such as those of feeds. */
const named = testEnvironment.SITE_URL;

const allowedOutside = [
  /^https:\/\/calendar\.google\.com\//,
  /^https:\/\/outlook\.office\.com\/calendar\//,
  // The standard that our webhooks follow.
  /^https:\/\/www\.standardwebhooks\.com\/$/,
  // The app directory of Make, which the integrations page cites.
  /^https:\/\/apps\.make\.com\//,
];
const AT_ONCE = 8;

type Visit = {
  status: number;
  isPage: boolean;
  /** Absolute URLs of its links. */
  links: string[];
  ids: Set<string>;
  /** True if search engines should index it: not noindex, and canonical. */
  isIndexable: boolean;
};

const plainText = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

async function visit(address: string): Promise<Visit> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  const isPage = type.includes('text/html');
  const text = /html|xml|json/.test(type) ? await response.text() : '';
  const html = text.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const found = isPage
    ? html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)
    : text.matchAll(/"?(?:link|loc|url)"?[>:]\s*"?(https?:[^"<]+)/g);
  return {
    status: response.status,
    isPage,
    links: [...found].map(([, href = '']) => {
      const url = new URL(plainText(href), response.url);
      return url.href.replace(named, site);
    }),
    isIndexable: isPage && response.ok && isIndexable(html, response.url),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => plainText(id))),
  };
}

function isIndexable(html: string, address: string): boolean {
  const [, robots = ''] = /<meta name="robots" content="([^"]+)"/.exec(html) ?? [];
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  if (robots.includes('noindex') || !canonical) return false;
  return new URL(canonical.replace(named, site)).href === address;
}

const withoutHash = (address: string) => address.replace(/#.*/, '');

/** Visits all linked pages, starting from the home page, the sitemap and the feeds. */
async function crawl() {
  const visits = new Map<string, Visit>();
  const linkedFrom = new Map<string, string>();
  const queue: string[] = [];
  const follow = (link: string, from: string) => {
    if (!link.startsWith(`${site}/`) || !stays(new URL(link).pathname)) return;
    const address = withoutHash(link);
    if (linkedFrom.has(address)) return;
    linkedFrom.set(address, from);
    queue.push(address);
  };
  for (const start of [paths.home, paths.sitemap, paths.rssFeed, paths.jsonFeed]) {
    follow(new URL(start, site).href, 'the start');
  }
  while (queue.length > 0) {
    await Promise.all(
      queue.splice(0, AT_ONCE).map(async (address) => {
        const answer = await visit(address);
        visits.set(address, answer);
        for (const link of answer.links) follow(link, address);
      }),
    );
  }
  return { visits, linkedFrom };
}

test('no link is broken, and none leads to an unlisted site', async () => {
  test.setTimeout(180_000);
  const { visits, linkedFrom } = await crawl();
  expect.soft(visits.size, 'addresses found').toBeGreaterThan(50);
  for (const [address, { status, links }] of visits) {
    expect.soft(status, `${address}, linked from ${linkedFrom.get(address)}`).toBeLessThan(400);
    for (const link of links) {
      if (/^(mailto|tel|sms):/.test(link)) continue;
      const { hash, pathname } = new URL(link);
      const target = visits.get(withoutHash(link));
      if (!link.startsWith(`${site}/`)) {
        const isAllowed = allowedOutside.some((allowed) => allowed.test(link));
        expect.soft(isAllowed, `${link}, linked from ${address}`).toBe(true);
      } else if (hash && stays(pathname)) {
        const id = decodeURIComponent(hash.slice(1));
        expect.soft(target?.ids.has(id), `${link}, linked from ${address}`).toBe(true);
      }
    }
  }
});

test('the sitemap contains exactly the linked indexable pages', async () => {
  test.setTimeout(180_000);
  const { visits } = await crawl();
  const listed = (await sitemapPaths(site)).map((path) => new URL(path, site).href);
  const indexable = [...visits].flatMap(([address, { isIndexable }]) =>
    isIndexable ? [address] : [],
  );
  expect(indexable.length).toBeGreaterThan(40);
  expect(listed.toSorted()).toEqual(indexable.toSorted());
});

for (const [half, login] of [paths.adminLogin, paths.memberLogin].entries()) {
  test(`no page logs an error, stores anything or asks another company (${half + 1} of 2)`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const strangers = foreignOrigins(page);
    const visit = async (path: string) => {
      await page.goto(path);
      // The page has loaded when the browser is idle.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    };
    const pages = await sitemapPaths(site);
    expect(pages).toContain(paths.cookies);
    for (const path of pages.filter((_, nth) => nth % 2 === half)) await visit(path);
    expect(await storedBy(context, page)).toEqual([]);
    await visit(login);
    expect([...strangers]).toEqual([]);
  });
}
