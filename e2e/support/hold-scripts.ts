import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Holds back the page's scripts, like a slow connection, until the returned function is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, () => true);
}

/**
 * Opens a staff screen and holds back those of its scripts that contain `text` until the returned function is called.
 * By then, React has hydrated the rest of the screen.
 */
export async function openWithout(page: Page, path: string, text: string): Promise<() => void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const late = await page.evaluate(async (code) => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = urls.filter((url) => url.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    return scripts.filter((_, nth) => texts[nth]?.includes(code));
  }, text);
  expect(late).not.toEqual([]);
  const release = await hold(page, (url) => late.includes(url));
  await page.goto(path, { waitUntil: 'commit' });
  const notifications = page.getByRole('dialog', { name: 'Notifications' });
  await expect(async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(notifications).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(notifications).toBeHidden();
  return release;
}

async function hold(page: Page, isHeld: (url: string) => boolean): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    if (isHeld(route.request().url())) await released;
    await route.continue();
  });
  return release;
}
