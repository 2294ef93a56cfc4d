import type { Page } from '@playwright/test';
import { contentPath } from '../../lib/paths/site.ts';
import { confirmed, fillPerson, submit, bookingTest as test } from '../support/booking-form.ts';
import { chooseSlot, freeSlot } from '../support/consultation-slots.ts';
import { expect } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';

const AD = '/?utm_source=search&utm_medium=cpc&utm_campaign=invoices';

/** One of the seeded hosts. */
const HOST = 'Daniel Okafor';

const main = (page: Page) => page.getByRole('main');

test('keeps UTM parameters when a link is clicked before scripts load', async ({
  page,
  takeTime,
  visitorEmail,
  service,
}) => {
  const slot = await freeSlot(13);
  await takeTime(page);
  const release = await holdScripts(page);
  await page.goto(AD, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  release();
  await page.waitForLoadState();
  await main(page).getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL(/\/booking\?.*utm_campaign=invoices.*land=%2F(&|$)/);
  await chooseSlot(page, slot);
  await fillPerson(page, visitorEmail);
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  const { data: booking } = await service
    .from('consultation_bookings')
    .select('channel')
    .eq('email', visitorEmail)
    .single()
    .throwOnError();
  expect(booking.channel).toMatchObject({ source: 'search', campaign: 'invoices', landing: '/' });
});

for (const width of [390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('an ad leads from the home page, a case and the prices to a booking with plan, price and host', async ({
      page,
      takeTime,
      service,
      visitorEmail,
    }) => {
      const slot = await freeSlot(13);
      const { data: study } = await service
        .from('cases')
        .select('slug, title')
        .eq('state', 'published')
        .not('price_from', 'is', null)
        .limit(1)
        .single()
        .throwOnError();
      await takeTime(page);
      await page.goto(AD);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automations that scale');
      await page.getByRole('contentinfo').getByText('All pages').click();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cases', exact: true }).click();
      await main(page)
        .locator(`a[href="${contentPath('cases', study.slug)}"]`)
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(study.title);
      await page.waitForLoadState();
      await main(page).getByRole('link', { name: 'How our prices work' }).click();
      // The URL keeps the UTM parameters of the ad.
      await expect(page).toHaveURL(/\/pricing\?.*utm_campaign=invoices.*#price-story$/);
      await main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Professional', exact: true }) })
        .getByRole('link', { name: 'Get Started' })
        .click();

      await expect(page.getByRole('checkbox', { name: 'About: Professional plan' })).toBeChecked();
      await expect(main(page).getByText('$99 per month')).toBeVisible();
      await expect(main(page).getByText('You will talk to')).toContainText(HOST);
      await chooseSlot(page, slot);
      await fillPerson(page, visitorEmail);
      await submit(page).click();

      await expect(confirmed(page)).toBeVisible();
      await expect(page.getByText('About: Professional plan')).toBeVisible();
      await expect(page.getByText('$99 per month')).toBeVisible();
      const { data: booking } = await service
        .from('consultation_bookings')
        .select('about, channel, host:user_profiles!host_id(name)')
        .eq('email', visitorEmail)
        .single()
        .throwOnError();
      expect(booking.about).toBe('plan-professional');
      expect(booking.channel).toMatchObject({
        source: 'search',
        campaign: 'invoices',
        landing: '/',
      });
      await expect(page.getByText(`You talk with ${booking.host?.name}.`)).toBeVisible();

      await page.getByRole('link', { name: 'Reschedule or cancel' }).click();
      await expect(page.getByText(`You talk with ${booking.host?.name}.`)).toBeVisible();
      await expect(page.getByText('$99 per month')).toBeVisible();
    });
  });
}
