import type { Locator, Page } from '@playwright/test';
import { instantAt } from '../../lib/core/time/wall-clock.ts';
import { notices } from '../../lib/notices.ts';
import { bookingPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { slotsNow } from '../support/consultation-slots.ts';
import { expect, test } from '../support/fixtures.ts';
import { enter } from '../support/keyboard.ts';
import { expectSoon, inOneOfThree } from '../support/soon.ts';
import { bearer, testEnvironment } from '../support/test-environment.ts';

// All of these tests change the one shared availability.
test.describe.configure({ mode: 'serial' });

const site = process.env.E2E_BASE_URL ?? testEnvironment.SITE_URL;
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Save availability' });
const holidays = (page: Page) => page.getByRole('region', { name: 'Holidays' });
const cell = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page) {
  await page.goto(paths.admin.availability);
  await expect(save(page)).toBeVisible();
  // Actions before the page's script has loaded have no effect.
  await expect(async () => {
    await cell(page, 'Monday 9:00').focus();
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, 'Monday 9:30')).toBeFocused({ timeout: 500 });
  }).toPass();
}

/** Types into a field until the text stays, because the page's script may not have loaded. */
async function type(field: Locator, text: string) {
  await expect(async () => {
    await field.fill(text);
    await expect(field).toHaveValue(text, { timeout: 500 });
  }).toPass();
}

test.describe('a leader', () => {
  test.beforeEach(({ signInAs }) => signInAs('leader'));

  test('changes the hours by keyboard, and is warned of consultations outside them', async ({
    page,
    service,
  }) => {
    const lastname = crypto.randomUUID().slice(0, 8);
    const start = instantAt('2031-03-02', '10:00');
    const { data: outside } = await service
      .from('consultation_bookings')
      .insert({
        firstname: 'Noor',
        lastname,
        email: `${lastname}@visitor.example`,
        preferreddate: start.toISOString(),
        ends_at: new Date(start.getTime() + 30 * 60_000).toISOString(),
      })
      .select('id')
      .single()
      .throwOnError();
    const saturdays = async () => {
      const { data } = await service
        .from('availability_hours')
        .select('opens')
        .eq('weekday', 6)
        .throwOnError();
      return data.length;
    };
    await open(page);
    const typed = page.getByLabel('Saturday', { exact: true });
    const ten = cell(page, 'Saturday 10:00');
    try {
      await expect(page.getByRole('link', { name: `Noor ${lastname}` })).toHaveAttribute(
        'href',
        bookingPath(outside.id),
      );
      await expect(page.getByText(/consultations? (is|are) outside these hours/)).toBeVisible();
      await cell(page, 'Saturday 9:00').focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'Space', 'Shift+ArrowDown']) {
        await page.keyboard.press(key);
      }
      await expect(typed).toHaveValue('10–10:30');
      await page.keyboard.press('Shift+ArrowDown');
      await expect(typed).toHaveValue('10–11');
      await enter(save(page));
      await expect(toast(page, notices.availabilitySaved)).toBeVisible();
      expect(await saturdays()).toBe(1);
      await expect(typed).toHaveValue('10–11');
      await ten.focus();
      await page.keyboard.press('Delete');
      await expect(typed).toHaveValue('');
      await enter(save(page));
      await expect.poll(saturdays).toBe(0);
    } finally {
      await service.from('availability_hours').delete().eq('weekday', 6).throwOnError();
      await service.from('consultation_bookings').delete().eq('id', outside.id).throwOnError();
    }
  });

  test('draws a range by dragging, types several, and copies a day', async ({ page }) => {
    await open(page);
    const sunday = page.getByLabel('Sunday', { exact: true });
    const saturday = page.getByLabel('Saturday', { exact: true });
    await cell(page, 'Sunday 13:00').hover();
    await page.mouse.down();
    await cell(page, 'Sunday 15:00').hover();
    await page.mouse.up();
    await expect(sunday).toHaveValue('13–15');
    await expect(cell(page, 'Sunday 14:30')).toHaveAttribute('aria-pressed', 'true');

    await type(saturday, '9am-12, 1:30-5');
    await saturday.press('Tab');
    await expect(saturday).toHaveValue('9–12, 13:30–17');
    await saturday.fill('lunch');
    await saturday.press('Tab');
    await expect(page.getByText('“lunch” is not a range.')).toBeVisible();

    await page.getByLabel('Day to copy').selectOption('Sunday');
    await page.getByRole('button', { name: 'to all days' }).click();
    await expect(saturday).toHaveValue('13–15');
    await expect(page.getByText('35 starts a week on 7 days.')).toBeVisible();

    // Drawn hours are kept like typed ones until they are saved or discarded.
    await page.reload();
    await expect(sunday).toHaveValue('13–15');
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(sunday).toHaveValue('');
  });

  test('closes and reopens a day, and the booking page follows within two seconds', async ({
    page,
    request,
    service,
  }) => {
    const { days } = await slotsNow();
    const day = days.findLast(({ free }) => free.length > 0)?.date ?? '';
    const isOffered = async () => {
      const html = await (await fetch(new URL(paths.booking, site))).text();
      const now = (await slotsNow()).days.find(({ date }) => date === day);
      return {
        inThePage: new RegExp(`\\d free"[^>]*value="${day}"`).test(html),
        toItsScript: Boolean(now?.free.length),
      };
    };
    const saveAndSee = async (what: string, offered: boolean) => {
      await save(page).hover();
      const savedAt = performance.now();
      await save(page).click();
      await expectSoon(savedAt, what, async () =>
        expect(await isOffered()).toEqual({ inThePage: offered, toItsScript: offered }),
      );
    };
    await inOneOfThree(async () => {
      await expect.poll(isOffered).toEqual({ inThePage: true, toItsScript: true });
      await open(page);
      try {
        await type(holidays(page).getByLabel('First day'), day);
        await type(holidays(page).getByLabel('Holiday name'), 'Stocktaking');
        await holidays(page).getByRole('button', { name: 'Add', exact: true }).click();
        await saveAndSee('a closed day', false);
        await expect(toast(page, notices.availabilitySaved)).toBeVisible();

        const remove = holidays(page).getByRole('button', { name: 'Remove Stocktaking' });
        await remove.click();
        await holidays(page).getByRole('button', { name: 'Undo' }).click();
        await remove.click();
        await expect(remove).toHaveCount(0);
        await saveAndSee('an opened day', true);
      } finally {
        await service.from('availability_holidays').delete().eq('day', day).throwOnError();
        await request.post(paths.revalidate, {
          headers: bearer,
          data: { table: 'availability_settings' },
        });
      }
    });
  });

  test('is notified of a concurrent change and loses no input', async ({ page, service }) => {
    await open(page);
    const before = await page.getByLabel('Horizon').inputValue();
    await type(page.getByLabel('Horizon'), '61');
    // Saved without a change, it is still a newer version.
    await service.from('availability_settings').update({ id: true }).eq('id', true).throwOnError();
    await save(page).click();
    await expect(page.getByText(notices.changedMeanwhile)).toBeVisible();
    await expect(page.getByLabel('Horizon')).toHaveValue('61');
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect(page.getByLabel('Horizon')).toHaveValue(before);
  });
});
