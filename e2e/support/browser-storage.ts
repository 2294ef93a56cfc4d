import type { BrowserContext, Page } from '@playwright/test';
import { testEnvironment } from './test-environment.ts';

const site = process.env.E2E_BASE_URL ?? testEnvironment.SITE_URL;

/** Returns everything that the browser stores for the site, in the wording of the page: name and kind. */
export async function storedBy(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies()).map(
    ({ name }) => `${name.replace(/^sb-.+-auth-token(\.\d+)?$/, 'sb-…-auth-token')}, Cookie`,
  );
  const stores = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `${key}, Local storage`),
    ...Object.keys(sessionStorage).map((key) => `${key}, Session storage`),
    ...(await indexedDB.databases()).map(({ name }) => `${name}, Database`),
    ...(await caches.keys()).map((key) => `${key}, Cache`),
    ...(await navigator.serviceWorker.getRegistrations()).map(
      ({ scope }) => `${scope}, Service worker`,
    ),
  ]);
  return [...new Set([...cookies, ...stores])].sort();
}

/** Collects the origins other than the site and its Supabase that a page sends requests to. */
export function foreignOrigins(page: Page): Set<string> {
  const strangers = new Set<string>();
  const own = [new URL(site).origin, testEnvironment.NEXT_PUBLIC_SUPABASE_URL];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !own.includes(origin)) strangers.add(origin);
  });
  return strangers;
}
