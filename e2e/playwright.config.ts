import { defineConfig } from '@playwright/test';
import { findChromium } from './find-chromium.ts';
import { testEnvironment } from './test-environment.ts';

const underTest = process.env.E2E_BASE_URL;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '.results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['html', { outputFolder: '.report', open: 'never' }]],
  use: {
    baseURL: underTest ?? testEnvironment.SITE_URL,
    trace: 'retain-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: { executablePath: findChromium() },
  },
  // The production build on a fresh stack. Only a build that is out of date is made again.
  webServer: underTest
    ? undefined
    : {
        command: ['reset', 'demo']
          .map((script) => `"${process.execPath}" supabase/local/${script}.ts`)
          .join(' && '),
        cwd: '..',
        env: { ...testEnvironment, SUPABASE_DATA_DIR: 'supabase/.data-e2e' },
        url: testEnvironment.SITE_URL,
        timeout: 600_000,
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
});
