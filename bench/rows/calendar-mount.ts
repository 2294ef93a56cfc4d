import type { BrowserContext } from '@playwright/test';
import { paths } from '../../lib/paths.ts';
import { fillMonth } from '../../supabase/tests/volume/volume.ts';
import { barePaths } from '../anchors/bare-app.ts';
import { EMBEDDED_API, type Row, sampleEach } from '../row.ts';
import { interleave } from '../support/statistics.ts';
import { threadClock } from '../support/thread-clock.ts';

/** Bookings in the shown month. */
const SIZES = [100, 10_000];

/** Runs in the page: resolves when the frame with the first events has been painted. */
async function eventsPainted() {
  const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  while (!document.querySelector('.fc-event')) await frame();
  await frame();
}

/**
 * Returns a function that opens the calendar by its link, leaves it, and measures script, style and layout while it
 * opens again until its events are painted. The scripts are already loaded. Waiting for the server does not count,
 * because the browser measures the time of the page's own thread.
 */
async function mountTimer(desk: BrowserContext, from: string, link: string) {
  const page = await desk.newPage();
  const busy = await threadClock(page);
  const open = async () => {
    await page.locator(`a[href="${link}"]:visible`).first().click();
    await page.evaluate(eventsPainted);
  };
  return async () => {
    await page.goto(from, { waitUntil: 'networkidle' });
    await open();
    await page.goBack();
    await page.locator('.fc').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    const before = await busy();
    await open();
    return (await busy()) - before;
  };
}

export const calendarMount: Row = {
  name: 'calendar-mount',
  what: 'the calendar mounts, with many bookings in the month',
  unit: 'ms',
  anchor: 'FullCalendar alone with 100 events',
  bar: { most: 1.5 },
  stack: EMBEDDED_API,
  measure: ({ asLeader, bareApp, rounds }) =>
    asLeader(async (desk, { url, stack }) => {
      const { admin } = paths;
      const ours = await mountTimer(desk, url + admin.notifications, admin.calendar);
      const alone = await mountTimer(desk, (await bareApp()).url, barePaths.calendar);
      const measure = async (size: number) => {
        await fillMonth(stack.sql, size);
        await Promise.all([ours(), alone()]);
        return interleave(rounds, ours, alone);
      };
      const sizes = SIZES.map((size) => ({ subject: `${size} bookings`, size }));
      return sampleEach(sizes, ({ size }) => measure(size)).finally(() => fillMonth(stack.sql, 0));
    }),
};
