import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse, Page } from '@playwright/test';
import {
  calendarFeedPath,
  confirmedBookingPath,
  invitationPath,
  manageBookingPath,
  previewPath,
} from '../../lib/paths/links.ts';
import { paths } from '../../lib/paths.ts';
import { DEMO_PASSWORD, expect, people, staffLink, test } from '../support/fixtures.ts';
import { onePageOfEachKind } from '../support/sitemap.ts';
import { testEnvironment } from '../support/test-environment.ts';

const site = process.env.E2E_BASE_URL ?? testEnvironment.SITE_URL;

/** Policies of all `Content-Security-Policy` headers by directive; with several headers, all apply. */
function policies(response: APIResponse): Map<string, string>[] {
  return response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    .map(
      ({ value }) =>
        new Map(
          value.split('; ').map((directive) => {
            const [name = '', ...sources] = directive.split(' ');
            return [name, sources.join(' ')];
          }),
        ),
    );
}

const scriptSources = (response: APIResponse) =>
  policies(response).flatMap((policy) => policy.get('script-src') ?? []);

/** Headers of every response. */
function expectSafe(response: APIResponse) {
  const headers = response.headers();
  // Editors see previews in frames.
  const isFramed = new URL(response.url()).pathname.startsWith('/preview/');
  const ancestors = isFramed ? "'self'" : "'none'";
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': isFramed ? 'SAMEORIGIN' : 'DENY',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['x-powered-by']).toBeUndefined();
  const given = policies(response);
  expect(given.some((policy) => policy.get('frame-ancestors') === ancestors)).toBe(true);
  for (const policy of given) expect(policy.get('script-src') ?? '').not.toContain('unsafe');
  if (/public|s-maxage/.test(headers['cache-control'] ?? '')) {
    expect(headers['set-cookie']).toBeUndefined();
  }
}

function expectStoredPage(response: APIResponse) {
  expectSafe(response);
  expect(scriptSources(response)).toEqual([
    expect.stringMatching(/^'self'( 'sha256-[\w+/]{43}=')+$/),
  ]);
  expect(policies(response).at(-1)?.get('connect-src')).toBe("'self'");
}

async function expectMadePage(response: APIResponse, { talksToSupabase = false } = {}) {
  expectSafe(response);
  const sources = scriptSources(response);
  expect(sources).toEqual([expect.stringMatching(/^'self' 'nonce-[\w+/]{22}==' 'sha256-/)]);
  const nonce = /'nonce-([^']+)'/.exec(sources[0] ?? '')?.[1];
  expect(await response.text()).toContain(`nonce="${nonce}"`);
  const { host } = new URL(testEnvironment.NEXT_PUBLIC_SUPABASE_URL);
  expect(policies(response)[0]?.get('connect-src')?.includes(host)).toBe(talksToSupabase);
}

test('a stored page of each kind and an unknown URL have the right headers @headers', async ({
  request,
}) => {
  for (const path of await onePageOfEachKind(site)) {
    if (path.endsWith('/login')) continue;
    const response = await request.get(path);
    expectStoredPage(response);
    expect(response.headers()['cache-control'], path).toBe(
      's-maxage=600, stale-while-revalidate=1800',
    );
    expect(response.headers()['speculation-rules'], path).toBe('"/speculation-rules.json"');
  }
  const missing = await request.get('/no-such-page');
  expect(missing.status()).toBe(404);
  expectStoredPage(missing);
});

test('a page rendered for its first visitor is stored afterwards @headers', async ({ request }) => {
  const path = `${paths.services}/${crypto.randomUUID()}`;
  for (const state of ['MISS', 'HIT']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['x-nextjs-cache']).toBe(state);
    expectStoredPage(response);
  }
});

test('a filtered list is rendered for each request, without React like the list itself @headers', async ({
  request,
}) => {
  for (const path of [
    `${paths.careers}?department=Delivery`,
    `${paths.academy}?q=agents`,
    `${paths.blog}?q=agents`,
    `${paths.search}?q=agents`,
  ]) {
    for (const _ of ['first', 'again']) {
      const response = await request.get(path);
      expect(response.headers()['x-nextjs-cache']).toBe('MISS');
      expectStoredPage(response);
      expect(await response.text()).not.toContain('__next_f');
    }
  }
});

test('a page rendered for one request is never stored and has its own nonce @headers', async ({
  request,
}) => {
  for (const path of [
    manageBookingPath('forged.token'),
    confirmedBookingPath('forged.token'),
    previewPath('forged.token'),
  ]) {
    const response = await request.get(path);
    await expectMadePage(response);
    expect(response.headers()['cache-control'], path).toMatch(/^private, .*no-store/);
  }
  const answered = await request.post(paths.services, { form: { nothing: '' } });
  await expectMadePage(answered);
  expect(scriptSources(answered)).not.toEqual(
    scriptSources(await request.post(paths.services, { form: { nothing: '' } })),
  );
});

test('sign-in and staff pages may connect to Supabase @headers', async ({
  page,
  request,
  signInAs,
}) => {
  for (const path of [
    paths.adminLogin,
    paths.memberLogin,
    paths.forgotPassword,
    invitationPath('forged.token'),
  ]) {
    await expectMadePage(await request.get(path), { talksToSupabase: true });
  }
  const refused = await request.get(paths.admin.dashboard, { maxRedirects: 0 });
  expect(refused.status()).toBe(303);
  expectSafe(refused);

  await signInAs('leader');
  for (const path of [paths.admin.dashboard, paths.team.dashboard, '/admin/no-such-screen']) {
    const response = await page.request.get(path);
    await expectMadePage(response, { talksToSupabase: true });
    expect(response.headers()['cache-control'], path).toBe('private, no-store');
  }
});

test('a redirect to moved content has the right headers @headers', async ({ request, service }) => {
  const slug = `moved-${crypto.randomUUID()}`;
  const { data } = await service.from('services').select('id').limit(1).single().throwOnError();
  const row = { table_name: 'services', slug, record_id: data.id };
  await service.from('slug_redirects').insert(row).throwOnError();
  const response = await request.get(`${paths.services}/${slug}`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expectStoredPage(response);
  await service.from('slug_redirects').delete().eq('slug', slug).throwOnError();
});

test('scripts, styles and fonts are immutable and sent with nosniff @headers', async ({
  request,
}) => {
  const booking = await (await request.get(paths.booking)).text();
  for (const pattern of [
    /"(\/_next\/static\/[^"]+\.css)"/,
    /"(\/_next\/static\/[^"]+\.js)"/,
    /"(\/_next\/static\/[^"]+\.woff2)"/,
    /"(\/scripts\/[^"]+\.js)"/,
  ]) {
    const response = await request.get(pattern.exec(booking)?.[1] ?? 'not found');
    expect(response.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    // Each header is sent twenty times per page load.
    expect(response.headers()).not.toHaveProperty('permissions-policy');
  }
});

test('files, feeds and endpoints have a policy that runs and loads nothing @headers', async ({
  request,
}) => {
  const home = await (await request.get(paths.home)).text();
  const picture = /property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? 'not found';
  for (const path of [
    new URL(picture).pathname,
    '/icon.svg',
    '/favicon.ico',
    '/icon-192.png',
    '/manifest.webmanifest',
    '/robots.txt',
    '/speculation-rules.json',
    paths.sitemap,
    paths.rssFeed,
    paths.jsonFeed,
    paths.slots,
    paths.calendarEntries,
    calendarFeedPath('forged.token'),
    paths.cronOutbox,
    '/_next/image?url=%2Ficon-192.png&w=96&q=75',
  ]) {
    const response = await request.get(path);
    expectSafe(response);
    const policy = policies(response).at(-1);
    expect(policy?.get('default-src'), path).toBe("'none'");
    expect(policy?.has('sandbox'), path).toBe(true);
  }
});

test('every page of the build is either stored or rendered by the middleware @headers', () => {
  const read = (name: string) =>
    JSON.parse(
      readFileSync(
        join(import.meta.dirname, '../..', process.env.NEXT_DIST_DIR ?? '.next', name),
        'utf8',
      ),
    );
  const { routes, dynamicRoutes } = read('prerender-manifest.json');
  // Next would store filtered lists; the page cache does not.
  const isStored = (route: string) =>
    (route in routes || route in dynamicRoutes) && !route.startsWith('/filtered/');
  const { matchers }: { matchers: { regexp: string; originalSource: string; has?: object }[] } =
    read('server/functions-config-manifest.json').functions['/_middleware'];
  const runsOn = (route: string) =>
    matchers.some(
      ({ regexp, has }) => !has && new RegExp(regexp).test(route.replaceAll(/\[[^\]]+\]/g, 'x')),
    );
  const pages = Object.entries<string>(read('app-path-routes-manifest.json'))
    .filter(([file]) => file.endsWith('/page'))
    .map(([, route]) => route);
  expect(pages.filter((route) => isStored(route) === runsOn(route))).toEqual([]);
});

/** The page's own scripts have run: React has hydrated the document, or the site script switches the theme. */
async function expectAlive(page: Page) {
  if ((await page.locator('script[src^="/_next/"]').count()) === 0) {
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
    // The next page would show a stored theme without this script.
    return page.evaluate(() => localStorage.removeItem('theme'));
  }
  await expect
    .poll(() => page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__react'))))
    .toBe(true);
}

declare global {
  interface Window {
    breaches: string[];
    ranForeignScript?: true;
  }
}

async function recordBreaches(page: Page) {
  await page.addInitScript(() => {
    window.breaches = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      window.breaches.push(effectiveDirective);
    });
  });
}

const opened = [
  paths.home,
  paths.booking,
  paths.contact,
  '/no-such-page',
  `${paths.services}/no-such-service`,
  manageBookingPath('forged.token'),
  confirmedBookingPath('forged.token'),
  `${paths.careers}?department=Delivery`,
  paths.forgotPassword,
  paths.adminLogin,
  paths.admin.calendar,
  '/admin/no-such-screen',
];

// Errors of missing pages, and of scripts that a test holds back.
test.use({ expectedErrors: [/status of 404|net::ERR_FAILED/] });

test('each kind of page runs its own scripts under its policy @headers', async ({
  page,
  signInAs,
}) => {
  await recordBreaches(page);
  for (const path of opened) {
    if (path === paths.admin.calendar) await signInAs('leader');
    await test.step(path, async () => {
      await page.goto(path);
      await expectAlive(page);
      expect(await page.evaluate(() => window.breaches)).toEqual([]);
    });
  }
});

test('a form sent before its scripts load returns a page whose scripts run @headers', async ({
  page,
}) => {
  await recordBreaches(page);
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await page.goto(paths.booking);
  await refused;
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Book consultation' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAlive(page);
  expect(await page.evaluate(() => window.breaches)).toEqual([]);
});

test.describe('a script injected into the page @xss', () => {
  test.use({ expectedErrors: [/Content Security Policy|status of 404/] });

  test('does not run on any kind of page @headers', async ({ page }) => {
    await recordBreaches(page);
    for (const path of [
      paths.home,
      '/no-such-page',
      paths.adminLogin,
      manageBookingPath('forged'),
    ]) {
      await test.step(path, async () => {
        await page.route(`**${path}`, async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          await route.fulfill({
            response,
            body: html.replace('</head>', '<script>window.ranForeignScript = true</script></head>'),
          });
        });
        await page.goto(path);
        await expectAlive(page);
        expect(await page.evaluate(() => window.ranForeignScript)).toBeUndefined();
        expect(await page.evaluate(() => window.breaches)).toEqual(['script-src-elem']);
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
  });
});

test('a person who signs in from the public site gets live bookings in the calendar @headers', async ({
  page,
}) => {
  await page.goto(paths.home);
  await page.getByRole('link', { name: 'Admin sign-in' }).click();
  await page.getByLabel('Email').fill(people.leader);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const channel = page.waitForEvent('websocket', (socket) => socket.url().includes('/realtime/'));
  await staffLink(page, 'Calendar').click();
  await (await channel).waitForEvent('framereceived');
});
