import type { Browser, BrowserContext } from '@playwright/test';

type Transfer = { path: string; type: string; bytes: number };

/** Bytes transferred by a first visit until the network was idle, prefetches included, as sent. */
export type Visit = { transfers: Transfer[]; inlineScripts: string[] };

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/**
 * Visits a page like a phone with an empty cache.
 * @param savesData whether it requests only what the page needs
 */
export async function visit(
  browser: Browser,
  url: string,
  cookies: Cookies = [],
  savesData = false,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await context.addCookies(cookies);
    if (savesData) {
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    }
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    const transfers = new Map<string, Transfer>();
    protocol.on('Network.responseReceived', ({ requestId, response, type }) => {
      transfers.set(requestId, { path: new URL(response.url).pathname, type, bytes: 0 });
    });
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const transfer = transfers.get(requestId);
      if (transfer) transfer.bytes = encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const inlineScripts = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ src, type }) => !src && /^(|module|text\/javascript)$/.test(type))
        .map(({ text }) => text),
    );
    // A cancelled prefetch and data: URLs transfer nothing.
    return { transfers: [...transfers.values()].filter(({ bytes }) => bytes > 0), inlineScripts };
  } finally {
    await context.close();
  }
}

export const bytesOf = (transfers: Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);

export const scriptsOf = ({ transfers }: Visit) =>
  transfers.filter(({ type }) => type === 'Script');
