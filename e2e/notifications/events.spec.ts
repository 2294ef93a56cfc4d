import type { Page } from '@playwright/test';
import { bookingPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { bearer } from '../support/test-environment.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const popover = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Opens the dashboard, and waits until its channel is open, because the bell loads its count then. */
async function openLive(page: Page) {
  const joined = page.waitForResponse((response) =>
    response.url().endsWith(paths.notificationSummary),
  );
  await page.goto(paths.admin.dashboard);
  await joined;
}

test('a leader is notified of a booking on the open page, and by email of a quarantined one', async ({
  page,
  request,
  service,
  createAccount,
  signInAs,
  newestMail,
}) => {
  const leader = await createAccount('team_leader');
  await signInAs(leader);
  await openLive(page);
  const company = `Engines ${crypto.randomUUID().slice(0, 8)}`;
  const start = Date.UTC(2040, 0, 1 + Math.floor(Math.random() * 18_000), 14);
  const booking = {
    firstname: 'Ada',
    lastname: 'Byron',
    company,
    email: 'ada@engines.example',
    preferreddate: new Date(start).toISOString(),
    ends_at: new Date(start + 30 * 60_000).toISOString(),
    projectdescription: 'Invoices by hand',
  };
  const { data } = await service
    .from('consultation_bookings')
    .insert(booking)
    .select('id')
    .single()
    .throwOnError();
  await expect(bell(page)).toHaveAccessibleName(/unread/);
  await bell(page).click();
  const item = popover(page).getByRole('link', { name: company });
  await expect(item).toContainText('Consultation booked');
  await expect(item).toContainText('Invoices by hand');
  await item.click();
  await expect(page).toHaveURL(bookingPath(data.id));
  await expect(page.getByRole('dialog')).toContainText('Ada Byron');

  await service
    .from('consultation_bookings')
    .update({ quarantined_at: new Date().toISOString(), quarantine_reason: 'Links' })
    .eq('id', data.id)
    .throwOnError();
  await request.get(paths.cronOutbox, { headers: bearer });
  // Bookings of other tests are emailed to this leader, too.
  const mail = await newestMail(
    leader.email,
    new RegExp(`^Booking to check: Ada Byron, ${company}$`),
  );
  expect(mail.html).toContain(bookingPath(data.id));
  await service.from('consultation_bookings').delete().eq('id', data.id).throwOnError();
});

test('a person chooses how to be notified of each kind', async ({
  page,
  createAccount,
  signInAs,
}) => {
  await signInAs(await createAccount('team_leader'));
  await page.goto(paths.team.profile);
  const atOnce = page.getByLabel('Booking to check: by email at once');
  await expect(atOnce).toBeChecked();
  const stored = () =>
    page.waitForResponse((response) => 'next-action' in response.request().headers());
  await Promise.all([stored(), atOnce.uncheck()]);
  await Promise.all([stored(), page.getByLabel('Webinar registration: by email at once').check()]);
  await page.reload();
  await expect(page.getByLabel('Booking to check: by email at once')).not.toBeChecked();
  await expect(page.getByLabel('Webinar registration: by email at once')).toBeChecked();
});
