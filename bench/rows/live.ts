import { strict as assert } from 'node:assert';
import type { Page } from '@playwright/test';
import { paths } from '../../lib/paths.ts';
import { EMBEDDED_API, type Row } from '../row.ts';
import { bookingAction, freeDays, visitor } from '../support/booking-form.ts';
import { percentile } from '../support/statistics.ts';

const BOOKINGS = 100;
const WARM_UP = 5;

/** Runs in the page: records when the next frame shows an event for the first time. */
function noteEvents() {
  const note = () => {
    for (const { id } of document.querySelectorAll('.fc-event[id^="booking-"]')) {
      if (!sessionStorage.getItem(id)) sessionStorage.setItem(id, String(Date.now()));
    }
  };
  new MutationObserver(() => requestAnimationFrame(note)).observe(document.body, {
    subtree: true,
    childList: true,
  });
}

/** Waits for the event of a booking and returns when it appeared, in epoch ms. */
async function seenAt(page: Page, id: string): Promise<number> {
  const seen = await page.waitForFunction((key) => sessionStorage.getItem(key), id);
  return Number(await seen.jsonValue());
}

export const liveBooking: Row = {
  name: 'live-booking',
  what: `p95 of ${BOOKINGS} bookings from sending the form until an open calendar shows them`,
  unit: 'ms',
  bar: { most: 264 },
  stack: EMBEDDED_API,
  measure: ({ asLeader }) =>
    asLeader(async (desk, { url, stack }) => {
      const page = await desk.newPage();
      await page.goto(url + paths.admin.calendar, { waitUntil: 'networkidle' });
      // The rest of this month may be short.
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.waitForLoadState('networkidle');
      await page.evaluate(noteEvents);
      const shown = await page
        .locator('.fc-daygrid-day:not(.fc-day-other):not(:has(.fc-event))')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-date')));
      const slots = (await freeDays()).filter(({ date }) => shown.includes(date));
      const book = await bookingAction();
      const times: number[] = [];
      for (let nth = -WARM_UP; nth < BOOKINGS; nth++) {
        const day = slots[(nth + WARM_UP) % slots.length];
        assert(day, 'the calendar shows a free day');
        const sentAt = Date.now();
        const answer = await book({ ...visitor(), date: day.date, time: '10:00 AM' });
        assert(answer.kind === 'booked', JSON.stringify(answer));
        const time = (await seenAt(page, `booking-${answer.id}`)) - sentAt;
        if (nth >= 0) times.push(time);
        // A day of the month view shows only its first events.
        await stack.sql('delete from public.consultation_bookings where id = $1', [answer.id]);
        await page.locator(`#booking-${answer.id}`).waitFor({ state: 'detached' });
      }
      return [{ subject: paths.admin.calendar, ours: [percentile(times, 0.95)] }];
    }),
};
