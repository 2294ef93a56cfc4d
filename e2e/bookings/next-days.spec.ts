import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
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
  slotsNow,
  timeLabel,
} from '../support/consultation-slots.ts';
import { expect } from '../support/fixtures.ts';
import { enter, tabTo } from '../support/keyboard.ts';

const listed = (page: Page) => page.locator('input[name="date"]:not(details *)');
const chosen = (page: Page, name: 'date' | 'time') => page.locator(`input[name="${name}"]:checked`);
const freeDates = async () =>
  (await slotsNow()).days.filter(({ free }) => free.length > 0).map(({ date }) => date);
const offered = (page: Page) =>
  listed(page).evaluateAll((found) => found.map((input) => input.getAttribute('value')));

/** Presses the right arrow until the choice with this value is chosen. */
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

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the next ten free days come first, the first of them and the times need no press', async ({
      page,
      openForm,
    }) => {
      await openForm(page);
      await expect.poll(() => offered(page)).toEqual((await freeDates()).slice(0, 10));
      await expect(dayLabel(page, (await freeDates())[0] ?? '')).toBeInViewport();
      await expect(timeLabel(page, '09:00 AM')).toBeVisible();
      await expect(listed(page).first()).toHaveAccessibleName(/^\w+day, \w+ \d+, \d+ free$/);
      await expect(otherDays(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Next month' })).toBeHidden();
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
    });

    test('the keyboard alone chooses among them, goes on to the others, and books', async ({
      page,
      openForm,
      service,
      visitorEmail,
    }) => {
      await openForm(page);
      const dates = await freeDates();
      const { date, time } = await freeSlot(19);
      expect(dates.indexOf(date)).toBeGreaterThan(10);

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
      await arrowTo(page, 'date', date);

      await tabTo(page.locator('input[name="time"]:enabled').first());
      await page.keyboard.press('Space');
      await arrowTo(page, 'time', time);
      await fillPerson(page, visitorEmail);
      await enter(submit(page));
      await expect(confirmed(page)).toBeVisible();
      expect(await startOf(service, visitorEmail)).toEqual(slotInstant(date, time));
    });

    test('a day whose last time is taken while the visitor looks on stays in its place, closed', async ({
      page,
      openForm,
      service,
      visitorEmail,
    }) => {
      const slot = await freeSlot(1);
      await openForm(page);
      await chooseSlot(page, slot);
      const place = (await offered(page)).indexOf(slot.date);
      await fillPerson(page, visitorEmail);
      await bookOut(service, `faster-${visitorEmail}`, slot);
      await page.route(`**${paths.slots}`, async (route) => {
        const { days, formToken } = await slotsNow();
        const full = (day: (typeof days)[number]) =>
          day.date === slot.date ? { ...day, free: [] } : day;
        await route.fulfill({ json: { days: days.map(full), formToken } });
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

      test('one of the ten is booked, then a day that only the months have', async ({
        page,
        service,
        visitorEmail,
      }) => {
        for (const nth of [1, 24]) {
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
