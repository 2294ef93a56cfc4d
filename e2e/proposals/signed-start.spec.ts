import type { Page } from '@playwright/test';
import { addHours } from 'date-fns';
import { notices, noticesWithReason } from '../../lib/notices.ts';
import { bookingPath, dealPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { confirmed, fillPerson, submit, bookingTest as test } from '../support/booking-form.ts';
import { chooseSlot, freeSlot } from '../support/consultation-slots.ts';
import { expect, muteOthers } from '../support/fixtures.ts';
import { codeIn, linkIn, sendVersion } from '../support/proposals.ts';

const { admin } = paths;

const COMPANY = 'Harbor Compilers';

/** Opens a deal in the staff area. */
async function openDeal(desk: Page, id: string) {
  await desk.goto(dealPath('admin', id));
  const drawer = desk.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: /^Proposal/ })).toBeVisible();
  return drawer;
}

test('from an ad to a signed start: estimate, consultation, deal, proposal, question, new version, acceptance, tasks, figures', {
  tag: '@night',
}, async ({ page, openBrowser, signInAs, takeTime, visitorEmail, service, newestMail }) => {
  test.setTimeout(180_000);

  // The ad, an estimate before the meeting, and the consultation with it.
  await takeTime(page);
  await page.goto('/?utm_source=search&utm_medium=cpc&utm_campaign=close');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Calculator' }).click();
  await page.getByLabel('People who do this work').fill('3');
  await page.getByLabel('Hours a week, each').fill('12');
  await page.getByRole('button', { name: 'Compute the range' }).last().click();
  await page.getByRole('link', { name: 'Book with this' }).click();
  await chooseSlot(page, await freeSlot(5));
  await fillPerson(page, visitorEmail);
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();

  // Makes the same consultation start three hours ago in the database, because it cannot be moved into the past.
  const { data: made } = await service
    .from('consultation_bookings')
    .delete()
    .eq('email', visitorEmail)
    .select(
      'firstname, lastname, email, phone, company, projectdescription, about, channel, estimate, service_id',
    )
    .single()
    .throwOnError();
  const { data: booking } = await service
    .from('consultation_bookings')
    .insert({
      ...made,
      preferreddate: addHours(new Date(), -3).toISOString(),
      ends_at: addHours(new Date(), -2.5).toISOString(),
      seat: 200 + Math.floor(Math.random() * 30_000),
    })
    .select('id')
    .single()
    .throwOnError();

  // Completed: one click creates the deal, with brief and estimate.
  const office = await openBrowser();
  await muteOthers(office);
  await signInAs('leader', office);
  const desk = await office.newPage();
  await desk.goto(bookingPath(booking.id));
  await desk.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Make a deal' }).click();
  await expect(desk).toHaveURL(new RegExp(`${admin.deals}\\?open=`));
  const dealId = new URL(desk.url()).searchParams.get('open') ?? '';
  let deal = desk.getByRole('dialog');
  await deal.getByLabel('Once').fill('12,000');
  await deal.getByLabel('A month').fill('99');
  await deal.getByRole('button', { name: 'Save deal' }).click();
  await expect(desk.getByText(notices.dealSaved)).toBeVisible();

  // The proposal contains the visitor's estimate.
  await deal.getByRole('link', { name: 'Write a proposal' }).click();
  await expect(desk.getByLabel('What we promise')).toHaveValue(/17\.5 to 28\.3 hours/);
  await desk.getByLabel('Title', { exact: true }).first().fill('The close in three days');
  const items = desk.getByRole('group', { name: 'Items' });
  await items.getByLabel('Title').fill('Workflows of the close');
  await desk.getByLabel('Add process of a service').selectOption('Workflow automation');
  await sendVersion(desk, 1);

  // The contact reads and asks; the answer is emailed and appears on the page.
  await page.goto(linkIn((await newestMail(visitorEmail, /Our proposal/)).text));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The close in three days');
  await expect(page.getByRole('region', { name: 'How it goes' })).toContainText('Weeks 1 to 3');
  const terms = page.getByRole('region', { name: 'Terms' });
  await terms.getByText('Ask about “Terms”').click();
  await terms.getByLabel('Your question').fill('Can we pay the second half in January?');
  await terms.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByText(notices.proposalAsked)).toBeVisible();
  deal = await openDeal(desk, dealId);
  await deal.getByLabel('Answer').fill('Yes. Version 2 says so.');
  await deal.getByRole('button', { name: 'Answer by email' }).click();
  await expect(desk.getByText(notices.proposalQuestionAnswered)).toBeVisible();
  expect((await newestMail(visitorEmail, /Our answer/)).text).toContain('Version 2 says so.');

  // A new version: the open page still shows the old one, which can no longer be accepted.
  await deal.getByRole('link', { name: 'Write and send' }).click();
  await items.getByLabel('Once, in US dollars').fill('11,000');
  await sendVersion(desk, 2);
  const accept = page.getByRole('region', { name: 'Accept this proposal' });
  await accept.getByLabel('Your full name').fill('Grace Hopper');
  await accept.getByRole('checkbox').check();
  await accept.getByRole('button', { name: /^Email a code/ }).click();
  await expect(page.getByText(noticesWithReason.proposalChanged('2'))).toBeVisible();
  await page.reload();
  await expect(page.getByText('Yes. Version 2 says so.')).toBeVisible();
  await expect(page.getByText('$11,000').first()).toBeVisible();

  // Name, checkbox, and the code from the email; a wrong code is rejected.
  await accept.getByLabel('Your full name').fill('Grace Hopper');
  await accept.getByRole('checkbox').check();
  await accept.getByRole('button', { name: /^Email a code/ }).click();
  await expect(page.getByText(notices.proposalCodeSent)).toBeVisible();
  const code = codeIn((await newestMail(visitorEmail, /Your code/)).text);
  await accept.getByLabel('Code from our email').fill(code === '000000' ? '000001' : '000000');
  await accept.getByRole('button', { name: 'Accept the proposal' }).click();
  await expect(page.getByText(notices.proposalCodeWrong)).toBeVisible();
  await accept.getByLabel('Code from our email').fill(code);
  await accept.getByRole('button', { name: 'Accept the proposal' }).click();
  await expect(page.getByText('as a simple electronic signature')).toBeVisible();
  const receipt = await newestMail(visitorEmail, /Receipt/);
  expect(receipt.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^receipt-P-\d{4}-\d+\.pdf$/),
    expect.stringMatching(/^receipt-P-\d{4}-\d+\.json$/),
  ]);

  // Won: the contact is a client, the initial tasks exist, and the figures count the ad.
  deal = await openDeal(desk, dealId);
  await expect(deal).toContainText('Accepted by Grace Hopper');
  const { data: client } = await service
    .from('clients')
    .select('stage')
    .eq('email', visitorEmail)
    .single()
    .throwOnError();
  expect(client.stage).toBe('client');
  await desk.goto(`${admin.tasks}?q=${encodeURIComponent(COMPANY)}`);
  await expect(desk.getByText(`Send ${COMPANY} the invoice for the first half`)).toBeVisible();
  await desk.goto(admin.figures);
  await desk.getByRole('row', { name: /^Paid/ }).getByRole('link').last().click();
  await expect(desk).toHaveURL(/stage=won.*source=paid/);
  // Its first year: $11,000, and twelve times $99.
  await expect(desk.getByRole('row').filter({ hasText: '$12,188' }).first()).toBeVisible();

  await service.from('clients').delete().eq('email', visitorEmail).throwOnError();
  await service.from('consultation_bookings').delete().eq('id', booking.id).throwOnError();
});
