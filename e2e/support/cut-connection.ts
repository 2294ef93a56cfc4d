import type { Page } from '@playwright/test';

/** Aborts the actions that the page sends, until `page.unrouteAll()`. */
export async function cutConnection(page: Page) {
  const { pathname } = new URL(page.url());
  await page.route(
    (url) => url.pathname === pathname,
    (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()),
  );
}
