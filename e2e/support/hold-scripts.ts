import type { Page } from '@playwright/test';

/** Keeps scripts from the page, as a slow connection does, until the function that it answers with is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
