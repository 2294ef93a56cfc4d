import type { Page } from '@playwright/test';
import { notices } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import { test as base, expect, staffLink } from '../support/fixtures.ts';

type Event = { id: string; topic: string; recipient: string };

const test = base.extend<{
  /** A failed email; it can be sent because its booking exists. */
  addDeadMail: (options?: { canBeSent?: boolean }) => Promise<Event>;
}>({
  addDeadMail: async ({ service }, use) => {
    const bookings: string[] = [];
    const events: string[] = [];
    await use(async ({ canBeSent = false } = {}) => {
      const mark = crypto.randomUUID().slice(0, 8);
      const recipient = `${mark}@visitor.example`;
      const start = Date.UTC(2040, 0, 1 + Math.floor(Math.random() * 18_000), 14);
      const { data: booking } = await service
        .from('consultation_bookings')
        .insert({
          firstname: 'Noor',
          email: recipient,
          preferreddate: new Date(start).toISOString(),
          ends_at: new Date(start + 30 * 60_000).toISOString(),
          quarantined_at: new Date().toISOString(),
        })
        .select('*')
        .single()
        .throwOnError();
      bookings.push(booking.id);
      const topic = canBeSent ? 'booking.created' : `sample.${mark}`;
      const { data: event } = await service
        .from('outbox')
        .insert({
          topic,
          channel: 'mail',
          recipient,
          status: 'dead',
          attempts: 8,
          last_error: 'The mail server did not answer',
          payload: { booking, manage_token: 'not-for-anybody' },
          record_table: 'consultation_bookings',
          record_id: booking.id,
        })
        .select('id')
        .single()
        .throwOnError();
      events.push(event.id);
      await service
        .from('outbox_attempts')
        .insert({ outbox_id: event.id, duration_ms: 4711, error: 'The mail server did not answer' })
        .throwOnError();
      return { id: event.id, topic, recipient };
    });
    await service.from('outbox').delete().in('id', events).throwOnError();
    await service.from('consultation_bookings').delete().in('id', bookings).throwOnError();
  },
});

const row = (page: Page, { recipient }: Event) =>
  page.getByRole('row').filter({ hasText: recipient });
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const found = ({ recipient }: Event) =>
  `${paths.admin.automations}?q=${encodeURIComponent(recipient)}`;
const open = ({ id }: Event) => `${paths.admin.automations}?open=${id}`;

test.describe('a leader', () => {
  test.beforeEach(({ signInAs }) => signInAs('leader'));

  test('finds a dead letter with request and response, without secrets', async ({
    page,
    addDeadMail,
  }) => {
    const event = await addDeadMail();
    await page.goto(paths.admin.calendar);
    await staffLink(page, 'Settings').click();
    await page
      .getByRole('navigation', { name: 'Screens of Settings' })
      .getByRole('link', { name: 'Automations' })
      .click();
    const mail = page.getByRole('region', { name: 'Mail' });
    await expect(mail).toContainText(/Needs a look|Failing/);
    await expect(page.getByRole('region', { name: 'Webhooks' })).toContainText(/endpoint/);
    await mail.getByRole('definition').getByRole('link').last().click();
    await expect(page).toHaveURL(/channel=mail&status=dead/);
    await page.getByRole('searchbox').fill(event.recipient);
    await expect(page).toHaveURL(/q=/);
    await expect(row(page, event)).toContainText('Given up');
    await row(page, event).getByRole('link').click();
    const drawer = page.getByRole('dialog', { name: 'Delivery' });
    await expect(drawer).toContainText(event.topic);
    await expect(drawer).toContainText('The mail server did not answer');
    await expect(drawer).toContainText('4711 ms');
    await expect(drawer).toContainText('Not sent yet.');
    await drawer.getByText('Stored event').click();
    await expect(drawer).toContainText('"firstname": "Noor"');
    await expect(drawer).toContainText('"manage_token": "••••••••"');
    expect(await page.content()).not.toContain('not-for-anybody');
    await drawer.getByRole('link', { name: 'A booking' }).click();
    await expect(page.getByRole('dialog', { name: 'Booking' })).toContainText(event.recipient);
    await page.getByRole('link', { name: 'Emails and webhooks of this booking' }).click();
    await expect(row(page, event)).toBeVisible();
  });

  test('resends a failed delivery, which arrives', { tag: '@night' }, async ({
    page,
    addDeadMail,
    newestMail,
    service,
  }) => {
    const event = await addDeadMail({ canBeSent: true });
    await page.goto(found(event));
    await page.getByLabel(`Choose ${event.topic} to ${event.recipient}`).check();
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(toast(page, notices.deliveryResent)).toBeVisible();
    expect((await newestMail(event.recipient)).subject).toContain('is booked');
    await expect(async () => {
      const { data } = await service
        .from('outbox')
        .select('status, attempts')
        .eq('id', event.id)
        .single()
        .throwOnError();
      expect(data).toEqual({ status: 'delivered', attempts: 1 });
    }).toPass();
    await page.goto(open(event));
    const drawer = page.getByRole('dialog', {
      name: `Delivery ${event.topic} to ${event.recipient}`,
    });
    await expect(drawer.getByRole('listitem')).toHaveCount(2);
    const payload = drawer.getByRole('region', { name: 'Payload' });
    await expect(payload).toContainText(`To${event.recipient}`);
    await expect(payload).toContainText('/booking/manage/••••••••');
    await drawer.getByRole('button', { name: 'Send again' }).click();
    const question = page.getByRole('dialog', { name: 'Resend delivered events?' });
    await expect(question).toContainText('People get the same email twice');
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(question).toBeHidden();
  });
});
