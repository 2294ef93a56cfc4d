import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { chromium } from '@playwright/test';
import { packageCommand } from '../../supabase/local/package-command.ts';

const usual = [
  // The same engine in headless mode only, which is an eighth faster.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function installed(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  return [named, chromium.executablePath(), ...usual].find((file) => file && existsSync(file));
}

/**
 * Returns the browser for the tests: the one in PLAYWRIGHT_CHROMIUM, Playwright's own, or the system's.
 * @throws Error with instructions for installing one
 */
export function findChromium(): string {
  const file = installed();
  if (file) return file;
  throw new Error(
    'No Chromium found: npx playwright install chromium (Debian: apt-get install -y chromium-headless-shell), or name one in PLAYWRIGHT_CHROMIUM.',
  );
}

/** Finds a Chromium or installs one: Playwright's own, or on Debian as root the package `chromium-headless-shell`. */
export function ensureChromium(): string {
  if (!installed()) {
    try {
      console.log('No Chromium here: installing Playwright’s own.');
      run(
        process.execPath,
        packageCommand('@playwright/test', 'playwright'),
        'install',
        'chromium',
      );
    } catch (error) {
      if (!existsSync('/etc/debian_version') || userInfo().uid !== 0) throw error;
      console.log('That did not work: installing the one of Debian.');
      run('apt-get', 'update', '-qq');
      run('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell');
    }
  }
  const file = findChromium();
  console.log(`Browser tests use ${file}`);
  return file;
}

function run(command: string, ...parameters: string[]) {
  execFileSync(command, parameters, { stdio: 'inherit' });
}
