import type { Page } from '@playwright/test';

/**
 * Resolves when the page's channels with these names are subscribed to their tables. Earlier changes are not
 * received, so call this before the page opens, and await it before the change.
 */
export function channelsOpen(page: Page, ...names: string[]): Promise<void> {
  const awaited = new Set(names);
  return new Promise((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const text = String(payload);
        if (!text.includes('Subscribed to PostgreSQL')) return;
        for (const name of names) if (text.includes(`"realtime:${name}"`)) awaited.delete(name);
        if (awaited.size === 0) resolve();
      }),
    ),
  );
}
