import { defineConfig } from '@playwright/test';
import { findChromium } from './support/find-chromium.ts';
import { testEnvironment } from './support/test-environment.ts';

const underTest = process.env.E2E_BASE_URL;

/** Tests with this tag run only with NIGHT=1 (run-all.ts): the states of parts that another test shows. */
const atNight = /@night/;

/** Files that measure a time, change shared data, or are notified of all their bookings. */
const alone = /(availability|calendar|freshness|hosts|hostile-content|proof)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '.results',
  projects: [
    { name: 'together', testMatch: '*.spec.ts', testIgnore: alone },
    { name: 'alone', testMatch: alone, dependencies: ['together'], workers: 1 },
  ],
  grepInvert: process.env.NIGHT ? undefined : atNight,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that passes only on its second run has failed: either the test or the site is flaky.
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['html', { outputFolder: '.report', open: 'never' }]],
  use: {
    baseURL: underTest ?? testEnvironment.SITE_URL,
    // A trace of every test takes a sixth of the time; use `--trace=on` for the one to debug.
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: findChromium(),
      // Playwright's click can start while a focused field still scrolls into view. The button then moves between
      // mouse down and mouse up, and the click is lost.
      args: ['--disable-smooth-scrolling'],
    },
  },
  // The production build on a fresh stack. The build runs only if it is out of date.
  webServer: underTest
    ? undefined
    : {
        // A caller that has just built (run-all.ts) keeps the data with which the pages were rendered.
        command: (process.env.E2E_DATA_IS_FRESH ? ['demo'] : ['reset', 'demo'])
          .map((script) => `"${process.execPath}" supabase/local/commands/${script}.ts`)
          .join(' && '),
        cwd: '..',
        env: { ...testEnvironment, SUPABASE_DATA_DIR: 'supabase/.data-e2e' },
        url: testEnvironment.SITE_URL,
        timeout: 600_000,
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
});
