import type { Page } from '@playwright/test';

const PARTS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/**
 * Returns a clock of the milliseconds that the page has spent on script, style and layout, in CPU time of its thread:
 * neither waiting nor other load on the machine counts.
 */
export async function threadClock(page: Page): Promise<() => Promise<number>> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return metrics
      .filter(({ name }) => PARTS.includes(name))
      .reduce((sum, { value }) => sum + value * 1000, 0);
  };
}
