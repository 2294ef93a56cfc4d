import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { paths } from '../../lib/paths.ts';
import { findChromium } from '../support/find-chromium.ts';
import { demo } from '../support/running-demo.ts';
import { sitemapPaths } from '../support/sitemap.ts';
import { layoutShift } from './layout-shift.ts';
import { takeProductPictures } from './product-pictures.ts';

const widths = [390, 768, 1440];
const schemes = ['light', 'dark'] as const;
const [folder, ...wanted] = process.argv.slice(2);
if (!folder) {
  throw new Error(
    'npm run screenshots -- <folder> [the beginning of a path …], or --site [a screen …]',
  );
}

type Look = { width: number; colorScheme: (typeof schemes)[number] };
type Cookies = Awaited<ReturnType<typeof demo.cookiesOf>>;

const { admin, team } = paths;
const nothingFound = '?q=no%20such%20record';
const drawer = (list: string) => `${list}?open=new`;

/** Staff screens that a URL alone opens: full, empty, and with the form of a new record. */
const staffScreens = {
  leader: [
    ...Object.values(admin),
    `${admin.tasks}?view=board`,
    ...[admin.bookings, admin.hosts, admin.clients, admin.companies, admin.tasks, admin.teams].map(
      drawer,
    ),
    drawer(admin.invitations),
    ...[admin.services, admin.blog, admin.webinars, admin.courses, admin.jobs].map(
      (list) => `${list}/new`,
    ),
    ...[admin.bookings, admin.clients, admin.tasks, admin.blog].map((list) => list + nothingFound),
  ],
  member: [...Object.values(team), team.tasks + nothingFound],
};

/** Takes a screenshot of the whole page after scrolling through it, and reports its problems. */
async function take(
  browser: Browser,
  url: URL,
  { width, colorScheme }: Look,
  cookies: Cookies = [],
) {
  const address = (url.pathname + url.search).slice(1).replaceAll(/\W+/g, '_') || 'home';
  const name = `${address}-${width}-${colorScheme}`;
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } });
  await page.context().addCookies(cookies);
  await page.goto(url.href, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const shift = await layoutShift(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.screenshot({ path: join(resolve(`${folder}`), `${name}.png`), fullPage: true });
  await page.close();
  if (shift > 0) console.log(`${name}: its layout shifts by ${shift.toFixed(4)}`);
  if (overflow > 0) console.log(`${name}: ${overflow} px wider than the window`);
}

/** Takes screenshots of all requested pages and staff screens. */
async function takePages() {
  mkdirSync(`${folder}`, { recursive: true });
  const known = [
    ...(await sitemapPaths(demo.url)),
    paths.adminLogin,
    paths.memberLogin,
    paths.forgotPassword,
    '/no-such-page',
  ];
  const isWanted = (path: string) =>
    wanted.length === 0 ||
    wanted.some((start) => (start === paths.home ? path === start : path.startsWith(start)));
  const takeAll = async (known: readonly string[], cookies?: Cookies) => {
    for (const path of known.filter(isWanted)) {
      for (const width of widths) {
        const url = new URL(path, demo.url);
        await Promise.all(
          schemes.map((colorScheme) => take(browser, url, { width, colorScheme }, cookies)),
        );
      }
      console.log(path);
    }
  };
  await takeAll(known);
  for (const who of ['leader', 'member'] as const) {
    await takeAll(staffScreens[who], await demo.cookiesOf(who));
  }
}

const browser = await chromium.launch({ executablePath: findChromium() });
try {
  if (folder === '--site') await takeProductPictures(browser, wanted);
  else await takePages();
} finally {
  await browser.close();
}
