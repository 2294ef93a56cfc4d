import type { Page, Response } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { OpenDay } from '../../lib/bookings/availability/packed-days.ts';
import { slotInstant } from '../../lib/bookings/availability/slots.ts';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { notices } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import {
  bookOut,
  confirmed,
  fillPerson,
  submit,
  bookingTest as test,
} from '../support/booking-form.ts';
import {
  chooseSlot,
  dayLabel,
  freeSlot,
  otherDays,
  type SlotsAnswer,
  slotsNow,
  timeLabel,
} from '../support/consultation-slots.ts';
import { expect } from '../support/fixtures.ts';
import { enter, tabTo } from '../support/keyboard.ts';

const listed = (page: Page) => page.locator('input[name="date"]:not(details *)');
const chosen = (page: Page, name: 'date' | 'time') => page.locator(`input[name="${name}"]:checked`);
const offered = (page: Page) =>
  listed(page).evaluateAll((found) => found.map((input) => input.getAttribute('value')));

const isFree = ({ free }: OpenDay) => free.length > 0;

/** Returns the days in the response to the page, because other tests book concurrently. */
async function daysOf(answer: Response): Promise<OpenDay[]> {
  const { days }: SlotsAnswer = await answer.json();
  return days;
}

/** Presses the right arrow until the option with this value is selected. */
async function arrowTo(page: Page, name: 'date' | 'time', value: string) {
  for (let step = 0; step < 40; step += 1) {
    if ((await chosen(page, name).inputValue()) === value) return;
    await page.keyboard.press('ArrowRight');
  }
  await expect(chosen(page, name)).toHaveValue(value);
}

async function startOf(service: SupabaseClient<Database>, email: string) {
  const { data } = await service
    .from('consultation_bookings')
    .select('preferreddate')
    .eq('email', email)
    .single()
    .throwOnError();
  return new Date(data.preferreddate);
}

for (const width of [390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('shows the next ten free days, with the first one and its times selected', async ({
      page,
      openForm,
    }) => {
      const dates = (await daysOf(await openForm(page))).filter(isFree).map(({ date }) => date);
      await expect.poll(() => offered(page)).toEqual(dates.slice(0, 10));
      await expect(dayLabel(page, dates[0] ?? '')).toBeInViewport();
      await expect(timeLabel(page, '09:00 AM')).toBeVisible();
      await expect(listed(page).first()).toHaveAccessibleName(/^\w+day, \w+ \d+, \d+ free$/);
      await expect(otherDays(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Next month' })).toBeHidden();
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
    });

    test('can be chosen by keyboard, with other days and back', async ({
      page,
      openForm,
      service,
      visitorEmail,
    }) => {
      const dates = (await daysOf(await openForm(page))).filter(isFree).map(({ date }) => date);
      const { date, time } = await freeSlot(1);
      expect(dates.slice(2, 10)).toContain(date);

      await tabTo(listed(page).first());
      await page.keyboard.press('ArrowRight');
      await expect(chosen(page, 'date')).toHaveValue(dates[1] ?? '');
      await expect(page.getByText(/^Time on \w+day, /)).toBeVisible();
      await enter(otherDays(page));
      await expect(page.locator('details input[name="date"]:enabled').first()).toBeFocused();
      await expect(chosen(page, 'date')).toHaveValue(dates[1] ?? '');
      await page.keyboard.press('Space');
      await expect(chosen(page, 'date')).toHaveValue(dates[10] ?? '');
      await expect(otherDays(page)).toHaveText(/^Other days: \w+day, /);
      // After the last day of the month, the first ten days follow again.
      await arrowTo(page, 'date', date);

      await tabTo(page.locator('input[name="time"]:enabled').first());
      await page.keyboard.press('Space');
      await arrowTo(page, 'time', time);
      await fillPerson(page, visitorEmail);
      await enter(submit(page));
      await expect(confirmed(page)).toBeVisible();
      expect(await startOf(service, visitorEmail)).toEqual(slotInstant(date, time));
    });

    test('keeps a day in place and disabled when its last time is taken', async ({
      page,
      openForm,
      service,
      visitorEmail,
    }) => {
      const slot = await freeSlot(1);
      const days = await daysOf(await openForm(page));
      const place = days.filter(isFree).findIndex(({ date }) => date === slot.date);
      await chooseSlot(page, slot);
      await fillPerson(page, visitorEmail);
      await bookOut(service, `faster-${visitorEmail}`, slot);
      await page.route(`**${paths.slots}`, async (route) => {
        const { formToken } = await slotsNow();
        const daysNow = days.map((day) => (day.date === slot.date ? { ...day, free: [] } : day));
        await route.fulfill({ json: { days: daysNow, formToken } });
      });
      await submit(page).click();
      await expect(page.getByText(notices.slotTaken)).toBeVisible();
      const day = listed(page).nth(place);
      await expect(day).toBeDisabled();
      await expect(day).toHaveValue(slot.date);
      await expect(day).toHaveAccessibleName(/, not available$/);
      await expect(listed(page)).toHaveCount(10);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('books one of the ten days, then a day that only the months list', async ({
        page,
        service,
        visitorEmail,
      }) => {
        for (const nth of [1, 12]) {
          const slot = await freeSlot(nth);
          const email = `${nth}-${visitorEmail}`;
          await page.goto(paths.booking);
          expect(await offered(page)).toHaveLength(10);
          await expect(page.getByRole('button', { name: 'Next month' })).toBeHidden();
          await chooseSlot(page, slot);
          await fillPerson(page, email);
          await submit(page).click();
          await expect(confirmed(page)).toBeVisible();
          expect(await startOf(service, email)).toEqual(slotInstant(slot.date, slot.time));
        }
      });
    });
  });
}
