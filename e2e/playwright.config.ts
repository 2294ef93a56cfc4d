import { defineConfig } from '@playwright/test';
import { findChromium } from './support/find-chromium.ts';
import { testEnvironment } from './support/test-environment.ts';

const underTest = process.env.E2E_BASE_URL;

/** Files that measure a time, change data that the others show, or are notified of all that they book. */
const alone = /(availability|calendar|freshness|hosts|hostile-content|proof)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '.results',
  projects: [
    { name: 'together', testMatch: '*.spec.ts', testIgnore: alone },
    { name: 'alone', testMatch: alone, dependencies: ['together'], workers: 1 },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that passes at its second run only is a fault, of the test or of the site.
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['html', { outputFolder: '.report', open: 'never' }]],
  use: {
    baseURL: underTest ?? testEnvironment.SITE_URL,
    // A trace of every test costs a sixth of the time: `--trace=on` for the one to look into.
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: findChromium(),
      // Playwright's click can begin while a field that was given focus still scrolls into view. The button then moves
      // away between the press and the release, and nothing is clicked.
      args: ['--disable-smooth-scrolling'],
    },
  },
  // The production build on a fresh stack. Only a build that is out of date is made again.
  webServer: underTest
    ? undefined
    : {
        // A caller that has just built (run-all.ts) keeps the data that the pages were rendered from.
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
