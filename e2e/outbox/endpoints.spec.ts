import type { Page } from '@playwright/test';
import { notices } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { bearer, receiverUrl, testEnvironment } from '../support/test-environment.ts';

type Received = { id: string; body: { type: string; data: { email?: string } } };

const test = base.extend<{
  /** URL of a receiver that responds with a status, identified by its mark. */
  receiver: (status: number) => string;
  /** Returns the events about contacts with this word in their email. */
  receivedOf: (email: string) => Promise<Received[]>;
  deliver: () => Promise<unknown>;
}>({
  receiver: async ({ service }, use) => {
    const mark = crypto.randomUUID();
    await use((status) => `${receiverUrl}/hook?status=${status}&mark=${mark}`);
    await service.from('webhook_endpoints').delete().like('url', `%${mark}`).throwOnError();
  },
  receivedOf: async ({ request }, use) => {
    await use(async (email) => {
      const all: Received[] = await (await request.get(`${receiverUrl}/received.json`)).json();
      return all.filter(({ body }) => body.data?.email === email);
    });
  },
  deliver: ({ request }, use) => use(() => request.get(paths.cronOutbox, { headers: bearer })),
});

const drawer = (page: Page) => page.getByRole('dialog').first();

test.describe('a leader', () => {
  test.beforeEach(({ signInAs }) => signInAs('leader'));

  test('adds an endpoint, tests it, sees it paused after failures, fixes it and replays a day', async ({
    page,
    service,
    receiver,
    receivedOf,
    deliver,
  }) => {
    test.slow();
    const url = receiver(500);
    const email = `${crypto.randomUUID()}@visitor.example`;
    await page.goto(paths.admin.endpoints);
    await page.getByRole('link', { name: 'New endpoint' }).click();
    await drawer(page).getByRole('button', { name: 'Create endpoint' }).click();
    await expect(drawer(page).getByLabel('URL')).toHaveAccessibleDescription(/Please enter a URL./);
    await drawer(page).getByLabel('URL').fill(url);
    await drawer(page)
      .getByLabel(/^All events/)
      .uncheck();
    await drawer(page).getByLabel('contact.created').check();
    await drawer(page).getByRole('button', { name: 'Create endpoint' }).click();
    await expect(drawer(page).locator('code')).toHaveText(/^whsec_[\w+/]{43}=$/);
    const secret = await drawer(page).locator('code').textContent();
    await drawer(page).getByRole('button', { name: 'I have it' }).click();

    await drawer(page).getByRole('button', { name: 'Send a test' }).click();
    await expect(drawer(page).getByRole('status')).toContainText('The webhook answered 500');
    await expect(drawer(page)).not.toContainText(secret ?? '');
    const id = new URL(page.url()).searchParams.get('open') ?? '';

    await service.from('clients').insert({ firstname: 'Eve', email }).throwOnError();
    await deliver();
    // Three failures within ten minutes preceded this one.
    await service
      .from('delivery_targets')
      .update({ failures: 3, failing_since: new Date(Date.now() - 600_000).toISOString() })
      .eq('target', id)
      .throwOnError();
    const waiting = service.from('outbox').update({ next_attempt_at: new Date().toISOString() });
    await waiting.eq('endpoint_id', id).eq('status', 'pending').throwOnError();
    await deliver();
    await page.reload();
    await expect(drawer(page)).toContainText('Paused: every attempt failed for ten minutes');
    await expect(drawer(page)).toContainText('1 until it is resumed');

    await drawer(page).getByLabel('URL').fill(receiver(200));
    await drawer(page).getByRole('button', { name: 'Save endpoint' }).click();
    await expect(page.getByText(notices.endpointSaved).first()).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText(notices.endpointResumed)).toBeVisible();
    const states = async () => {
      const rows = service.from('outbox').select('status').eq('endpoint_id', id);
      const { data } = await rows.eq('topic', 'contact.created').throwOnError();
      return data.map(({ status }) => status);
    };
    await expect.poll(states).toEqual(['delivered']);
    // Rejected twice or more, and then accepted.
    const received = await receivedOf(email);
    expect(received.length).toBeGreaterThan(2);
    expect(new Set(received.map(({ body }) => body.type))).toEqual(new Set(['contact.created']));

    await drawer(page)
      .getByRole('region', { name: /^Send the events/ })
      .getByRole('button', { name: 'Send again' })
      .click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).last();
    await expect(question).toContainText('Send one event again?');
    await question.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('One event is being sent again.')).toBeVisible();
    await expect.poll(async () => (await receivedOf(email)).length).toBe(received.length + 1);
    expect(new Set((await receivedOf(email)).map((one) => one.id)).size).toBe(1);

    await drawer(page).getByRole('link', { name: 'What was sent to it' }).click();
    await page.getByRole('link', { name: 'contact.created' }).click();
    await expect(drawer(page)).toContainText('webhook-signature');
    await expect(drawer(page).getByRole('region', { name: 'Body as sent' })).toContainText(email);
    await service.from('clients').delete().eq('email', email).throwOnError();
  });

  test('sees the webhook from the environment, and can only pause it', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(paths.admin.endpoints);
    const row = page.getByRole('listitem').filter({ hasText: 'From the environment' });
    await expect(row).toContainText(testEnvironment.AUTOMATION_WEBHOOK_URL);
    await expect(row).toContainText('booking.created');
    await row.getByRole('link', { name: 'Automation webhook' }).click();
    await expect(drawer(page)).toContainText(notices.endpointOfEnvironment);
    await expect(drawer(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(drawer(page).getByRole('button', { name: /Save|test|secret|Delete/ })).toHaveCount(
      0,
    );
    await expect(drawer(page).getByLabel(/^(URL|Name)/)).toHaveCount(0);
    await expectAccessible(page);
    await drawer(page).getByRole('link', { name: 'What was sent to it' }).click();
    await expect(page).toHaveURL(/endpoint=/);
  });
});
