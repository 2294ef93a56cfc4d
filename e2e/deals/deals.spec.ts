import type { Page } from '@playwright/test';
import { addHours } from 'date-fns';
import { businessDay } from '../../lib/core/time/business-time.ts';
import { dayPlus } from '../../lib/core/time/days.ts';
import { notices, noticesWithReason } from '../../lib/notices.ts';
import { bookingPath, dealsPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { channelsOpen } from '../support/channels.ts';
import { test as base, expect, muteOthers } from '../support/fixtures.ts';

const { admin } = paths;
const today = businessDay(new Date());

type Fixtures = {
  word: string;
  booking: { id: string; email: string };
  contact: { id: string; email: string };
};

const test = base.extend<Fixtures>({
  // Every title of a test contains its word, so that its lists show no records of other tests.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  word: async ({}, use) => use(`Deal${crypto.randomUUID().slice(0, 8)}`),

  booking: async ({ service, word }, use) => {
    const email = `${word.toLowerCase()}@deals.example`;
    const { data } = await service
      .from('consultation_bookings')
      .insert({
        firstname: 'Vera',
        email,
        company: word,
        projectdescription: 'Delivery notes by hand.',
        about: 'plan-professional',
        preferreddate: addHours(new Date(), -3).toISOString(),
        ends_at: addHours(new Date(), -2.5).toISOString(),
        seat: 200 + Math.floor(Math.random() * 30_000),
        channel: { source: 'news', medium: 'email' },
      })
      .select('id')
      .single()
      .throwOnError();
    await use({ id: data.id, email });
    // Deleting a contact does not delete its deal.
    await service.from('deals').delete().like('title', `%${word}%`).throwOnError();
    await service.from('clients').delete().eq('email', email).throwOnError();
    await service.from('consultation_bookings').delete().eq('id', data.id).throwOnError();
  },

  contact: async ({ service, word }, use) => {
    const email = `contact-${word.toLowerCase()}@deals.example`;
    const { data } = await service
      .from('clients')
      .insert({ firstname: 'Vera', email })
      .select('id')
      .single()
      .throwOnError();
    await use({ id: data.id, email });
    // Deleting a contact does not delete its deal.
    await service.from('deals').delete().like('title', `%${word}%`).throwOnError();
    await service.from('clients').delete().eq('id', data.id).throwOnError();
  },
});

const card = (page: Page, word: string) => page.getByRole('article', { name: word });
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a completed consultation becomes a deal, moves over the board, is won, and updates the tiles', async ({
  page,
  signInAs,
  word,
  booking,
  service,
  expectAccessible,
}) => {
  await signInAs('leader');
  await page.goto(bookingPath(booking.id));
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('button', { name: 'Make a deal' })).toBeHidden();
  await drawer.getByRole('button', { name: 'Complete' }).click();

  // Completing asks whether to create a deal; one click creates it with the visitor's input.
  await expect(drawer.getByText('Is there a deal in it?')).toBeVisible();
  await drawer.getByRole('button', { name: 'Make a deal' }).click();
  await expect(page).toHaveURL(new RegExp(`${admin.deals}\\?open=`));
  const deal = page.getByRole('dialog', { name: new RegExp(word) });
  await expect(deal.getByLabel('Brief')).toHaveValue('Delivery notes by hand.');
  await expect(deal.getByText('Professional plan')).toBeVisible();

  // A step without a day is rejected at its field.
  await deal.getByLabel('Once').fill('12,000.50');
  await deal.getByLabel('A month').fill('99');
  await deal.getByLabel('Next step').fill('Send the sketch');
  await deal.getByRole('button', { name: 'Save deal' }).click();
  await expect(deal.getByLabel(/^Step due/)).toHaveAccessibleDescription(
    'Please choose a day for the next step.',
  );
  await deal.getByLabel(/^Step due/).fill(dayPlus(today, -1));
  await deal.getByRole('button', { name: 'Save deal' }).click();
  await expect(page.getByText(notices.dealSaved)).toBeVisible();
  await expectAccessible(page);

  // The overdue step is marked, and counted in its tile.
  await page.goto(dealsPath({ step: 'overdue', q: word }));
  await expect(page.getByRole('table')).toContainText('Was due');
  await page.goto(`${dealsPath({ q: word, view: 'board' })}`);
  await expect(card(page, word)).toContainText('$12,000.50 + $99 a month');
  await card(page, word).dragTo(column(page, 'Proposal'));
  await expect(page.getByText(notices.dealMoved)).toBeVisible();
  await expect(column(page, 'Proposal').getByRole('article')).toHaveCount(1);

  await card(page, word).getByRole('link').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(column(page, 'Negotiation').getByRole('article')).toHaveCount(1);
  await expect(card(page, word).getByRole('link')).toBeFocused();
  await expect
    .poll(async () => {
      const { data } = await service.from('deals').select('stage').like('title', `${word}%`);
      return data;
    })
    .toEqual([{ stage: 'negotiation' }]);

  await page.getByRole('button', { name: `Move ${word}` }).click();
  await page.getByRole('menuitem', { name: 'Move to Won' }).click();
  await expect(page.getByText(notices.dealWon)).toBeVisible();
  await expect(column(page, 'Won').getByRole('article')).toHaveCount(1);

  await page.goto(admin.figures);
  const mail = page.getByRole('row', { name: /^Mail/ });
  await mail.getByRole('link').last().click();
  await expect(page).toHaveURL(/stage=won.*source=mail/);
  await expect(page.getByRole('table')).toContainText(word);
});

test('a lost deal requires a reason, and the second of two leaders who drag one deal is notified', async ({
  page,
  signInAs,
  word,
  contact,
  service,
}) => {
  await service.from('deals').insert({ title: word, client_id: contact.id }).throwOnError();
  // The board does not receive the other leader's move.
  await muteOthers(page);
  await signInAs('leader');
  await page.goto(dealsPath({ q: word, view: 'board' }));
  await expect(column(page, 'New').getByRole('article')).toHaveCount(1);

  await service.from('deals').update({ stage: 'qualified' }).eq('title', word).throwOnError();
  await card(page, word).dragTo(column(page, 'Proposal'));
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(
    noticesWithReason.dealMovedMeanwhile('Qualified'),
  );
  await expect(column(page, 'Qualified').getByRole('article')).toHaveCount(1);

  await card(page, word).dragTo(column(page, 'Lost'));
  const dialog = page.getByRole('dialog', { name: 'Why was it lost?' });
  await dialog.getByRole('radio', { name: 'Not now' }).check();
  await dialog.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(column(page, 'Lost').getByRole('article')).toContainText('Not now');
});

test('a board shows moves of others immediately, also into and out of view', async ({
  page,
  signInAs,
  word,
  contact,
  service,
}) => {
  const open = channelsOpen(page, 'deals');
  await signInAs('leader');
  await page.goto(dealsPath({ q: word, view: 'board' }));
  await open;
  await service.from('deals').insert({ title: word, client_id: contact.id }).throwOnError();
  await expect(column(page, 'New').getByRole('article')).toHaveCount(1);
  await service.from('deals').update({ stage: 'qualified' }).eq('title', word).throwOnError();
  await expect(column(page, 'Qualified').getByRole('article')).toHaveCount(1);
  await service.from('deals').delete().eq('title', word).throwOnError();
  await expect(card(page, word)).toHaveCount(0);
});
