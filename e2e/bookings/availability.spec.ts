import type { Locator, Page } from '@playwright/test';
import { instantAt } from '../../lib/core/time/wall-clock.ts';
import { notices } from '../../lib/notices.ts';
import { bookingPath, paths } from '../../lib/paths.ts';
import { slotsNow } from '../support/consultation-slots.ts';
import { expect, test } from '../support/fixtures.ts';
import { enter, tabTo, typeInto } from '../support/keyboard.ts';
import { expectSoon, inOneOfThree } from '../support/soon.ts';
import { bearer, testEnvironment } from '../support/test-environment.ts';

// All of them change the one availability that there is.
test.describe.configure({ mode: 'serial' });

const site = process.env.E2E_BASE_URL ?? testEnvironment.SITE_URL;
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Save availability' });
const holidays = (page: Page) => page.getByLabel('Holidays');

async function open(page: Page) {
  await page.goto(paths.admin.availability);
  await expect(save(page)).toBeVisible();
}

/** What is typed before the page's script has begun does not count. */
async function type(field: Locator, text: string) {
  await expect(async () => {
    await field.fill(text);
    await expect(field).toHaveValue(text, { timeout: 500 });
  }).toPass();
}

test.describe('a leader', () => {
  test.beforeEach(({ signInAs }) => signInAs('leader'));

  test('changes the hours by keyboard alone, and is warned of consultations outside them', async ({
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
    const first = page.getByLabel('Saturday, first start');
    const last = page.getByLabel('Saturday, last start');
    try {
      await expect(page.getByRole('link', { name: `Noor ${lastname}` })).toHaveAttribute(
        'href',
        bookingPath(outside.id),
      );
      await expect(page.getByText(/consultations? lies? outside these hours/)).toBeVisible();
      await typeInto(first, '10');
      await typeInto(last, '11');
      await enter(save(page));
      await expect(toast(page, notices.availabilitySaved)).toBeVisible();
      expect(await saturdays()).toBe(1);
      await expect(first).toHaveValue('10:00 AM');
      await tabTo(first, 'Shift+Tab');
      await page.keyboard.press('Home');
      await tabTo(last);
      await page.keyboard.press('Home');
      await enter(save(page));
      await expect.poll(saturdays).toBe(0);
    } finally {
      await service.from('availability_hours').delete().eq('weekday', 6).throwOnError();
      await service.from('consultation_bookings').delete().eq('id', outside.id).throwOnError();
    }
  });

  test('closes a day and opens it again; the booking page follows within two seconds', async ({
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
      const before = await holidays(page).inputValue();
      try {
        await type(holidays(page), `${before}\n${day} Stocktaking`);
        await saveAndSee('a closed day', false);
        await expect(toast(page, notices.availabilitySaved)).toBeVisible();

        await expect(holidays(page)).toHaveValue(new RegExp(`${day} Stocktaking`));
        await holidays(page).fill(before);
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

  test('is told when somebody else was faster, and loses nothing', async ({ page, service }) => {
    await open(page);
    const before = await page.getByLabel('Horizon').inputValue();
    await type(page.getByLabel('Horizon'), '61');
    // Written without a difference, it is a newer version all the same.
    await service.from('availability_settings').update({ id: true }).eq('id', true).throwOnError();
    await save(page).click();
    await expect(page.getByText(notices.changedMeanwhile)).toBeVisible();
    await expect(page.getByLabel('Horizon')).toHaveValue('61');
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect(page.getByLabel('Horizon')).toHaveValue(before);
  });
});
