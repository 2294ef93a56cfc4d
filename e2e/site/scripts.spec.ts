import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isContentPage, unknownScripts } from '../../lib/core/cache/next/public-page.ts';
import { contentPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { sitemapPaths } from '../support/sitemap.ts';
import { testEnvironment } from '../support/test-environment.ts';

const project = join(import.meta.dirname, '../..');
const built = join(project, '.next/server/app');

/** Pages with a form that uses React; every other page of the sitemap is a content page. */
const FORM_PAGE = /^\/(booking|contact|(webinars|academy|careers)\/[^/]+)$/;

test('every script of a built content page is known', () => {
  const pages = globSync('**/*.html', { cwd: built }).filter((file) => {
    const meta = join(built, file.replace(/html$/, 'meta'));
    return isContentPage(JSON.parse(readFileSync(meta, 'utf8')).headers);
  });
  expect(pages.length).toBeGreaterThan(20);
  for (const file of pages) {
    expect(
      unknownScripts(readFileSync(join(built, file), 'utf8')),
      `Next wrote a script into ${file} that lib/core/security/csp.ts does not know. Find out what it does. If a page \
without React can do without it, add its shape to isFrameworkScript; otherwise move the page out of (content).`,
    ).toEqual([]);
  }
});

/** Variables that only the server knows. A text may name them, but a script has no reason to read them. */
const SECRETS = [
  'SUPABASE_SECRET_KEY',
  'AUTOMATION_WEBHOOK_SECRET',
  'INCOMING_WEBHOOK_SECRET',
  'PROPOSAL_SIGNING_KEY',
  'CRON_SECRET',
  'SMTP_URL',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
] as const;
const KEY = /-----BEGIN [A-Z ]*PRIVATE KEY|\b(?:sb_secret_|whsec_)\w{8}/;

test('no file that a browser can load contains a secret @bundle-secrets', () => {
  const files = ['.next/static', 'public'].flatMap((folder) =>
    globSync(`${folder}/**/*.*`, { cwd: project }),
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(project, file), 'latin1');
    const secrets = SECRETS.flatMap((name) => [`env.${name}`, testEnvironment[name]]);
    return [...secrets.filter((secret) => text.includes(secret)), ...(KEY.exec(text) ?? [])].map(
      (secret) => `${file}: ${secret}`,
    );
  });
  expect(found).toEqual([]);
});

test('content pages load one small script of this site only', async ({ request }) => {
  const content = (await sitemapPaths(testEnvironment.SITE_URL)).filter(
    (path) => !FORM_PAGE.test(path),
  );
  expect(content.length).toBeGreaterThan(20);
  const sizes = new Map<string, number>();
  for (const path of [...content, '/no-such-page', contentPath('services', 'no-such-service')]) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src = '']) => src);
    expect(html, path).not.toContain('/_next/static/chunks/turbopack');
    expect(html, path).not.toContain('__next_f');
    const ofVideo = scripts.filter((src) => src.startsWith('/scripts/video.'));
    expect(ofVideo, path).toHaveLength(/data-(video|embed)=/.test(html) ? 1 : 0);
    scripts.splice(0, scripts.length, ...scripts.filter((src) => !ofVideo.includes(src)));
    const ofPiece = scripts.filter((src) => src.startsWith('/scripts/piece-'));
    expect(ofPiece, path).toHaveLength(/data-piece=/.test(html) ? 1 : 0);
    for (const src of ofPiece) {
      expect((await (await request.get(src)).body()).length, src).toBeLessThanOrEqual(6000);
    }
    scripts.splice(0, scripts.length, ...scripts.filter((src) => !ofPiece.includes(src)));
    expect(scripts, path).toHaveLength(1);
    for (const src of scripts.filter((one) => !sizes.has(one))) {
      sizes.set(src, gzipSync(await (await request.get(src)).body()).length);
    }
    // A tenth of it is the list of referring sites, so that only their class leaves the browser.
    expect(sizes.get(scripts[0] ?? ''), `${path}: ${scripts}`).toBeLessThanOrEqual(4100);
  }
});

test('the chosen theme applies to pages with React and without', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const root = page.locator('html');
  const theme = page.getByRole('button', { name: 'Switch between light and dark' });
  await page.goto(paths.home);
  await theme.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('banner').getByRole('link', { name: 'Book a Demo' }).click();
  await expect(page).toHaveURL(paths.booking);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await theme.click();
  await page.getByRole('link', { name: 'Services', exact: true }).first().click();
  await expect(page).toHaveURL(paths.services);
  await expect(root).toHaveAttribute('data-theme', 'light');
});
