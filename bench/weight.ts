import { strict as assert } from 'node:assert';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../e2e/support/find-chromium.ts';
import { onePageOfEachKind } from '../e2e/support/sitemap.ts';
import { startEmptyApp } from './empty-app.ts';
import { layoutShift } from './layout-shift.ts';
import { siteToMeasure } from './site.ts';

/** Upper limit of the home page's JavaScript, as a ratio of an empty application's. */
const MOST = 1.1;

type Weight = { scripts: { path: string; bytes: number }[]; shift: number };

/**
 * Measures a first visit: the JavaScript transferred until the network is idle, prefetches included, in bytes as
 * served (compressed), and the layout shift.
 */
async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(
        ({ name, transferSize }) => transferSize > 0 && new URL(name).pathname.endsWith('.js'),
      )
      .map(({ name, encodedBodySize }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
      })),
  );
  const shift = await layoutShift(page);
  await page.close();
  return { scripts, shift };
}

const total = ({ scripts }: Weight) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

const browser = await chromium.launch({ executablePath: findChromium() });
const empty = await startEmptyApp();
const site = await siteToMeasure();
try {
  const least = await weigh(browser, empty.url);
  const rows: Record<string, { 'JavaScript (bytes)': number; 'of the empty app': string }> = {};
  const note = (name: string, weight: Weight) => {
    rows[name] = {
      'JavaScript (bytes)': total(weight),
      'of the empty app': (total(weight) / total(least)).toFixed(3),
    };
  };
  note('an empty Next application', least);
  const home = await weigh(browser, site.url);
  for (const path of await onePageOfEachKind(site.url)) {
    note(path, path === '/' ? home : await weigh(browser, new URL(path, site.url).href));
  }
  console.table(rows);
  console.log('Scripts of /');
  console.table(home.scripts);
  assert.ok(total(home) <= MOST * total(least), `/ transfers more than ${MOST} times the least`);
  assert.equal(home.shift, 0, 'the layout of / does not shift');
} finally {
  await browser.close();
  await empty.stop();
  await site.stop();
}
