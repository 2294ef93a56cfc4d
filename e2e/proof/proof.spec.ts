import type { Page } from '@playwright/test';
import { brand } from '../../lib/brand.ts';
import { claimPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { bearer, receiverUrl } from '../support/test-environment.ts';

const now = (page: Page) => page.getByRole('region', { name: 'Right now' });

/** Loads the public page until it shows a text, because it is rendered again in the background. */
async function expectNow(page: Page, text: string) {
  await expect(async () => {
    await page.goto(paths.proof);
    await expect(now(page)).toContainText(text, { timeout: 100 });
  }).toPass({ timeout: 60_000 });
}

test('a stopped receiver turns page, dashboard and bell red, and a success turns them green', {
  tag: '@night',
}, async ({ page, request, service, openBrowser, signInAs }) => {
  test.slow();
  const mark = crypto.randomUUID();
  const urlOf = (status: number) => `${receiverUrl}/hook?status=${status}&mark=${mark}`;
  const deliver = () => request.get(paths.cronOutbox, { headers: bearer });
  const showTargets = () =>
    request.post(paths.revalidate, { headers: bearer, data: { table: 'delivery_targets' } });
  // Another test may have removed a failing endpoint only in the database.
  await showTargets();
  const { data: endpoint } = await service
    .from('webhook_endpoints')
    .insert({ url: urlOf(503), event_types: ['contact.created'] })
    .select('id')
    .single()
    .throwOnError();
  const email = `${mark}@visitor.example`;
  const staff = await openBrowser();
  await signInAs('leader', staff);
  const screen = await staff.newPage();
  try {
    await expectNow(page, 'Deliveries arrive');
    await service.from('clients').insert({ firstname: 'Eve', email }).throwOnError();
    await deliver();
    await expectNow(page, 'Deliveries fail');
    await expect(now(page)).toContainText('A webhook receiver has not answered');
    expect(await page.content()).not.toContain(mark);
    expect(await page.content()).not.toContain(new URL(receiverUrl).host);
    await screen.goto(paths.admin.dashboard);
    await expect(screen.getByText('Deliveries fail').first()).toBeVisible();
    const bell = async () => {
      const rows = service.from('notifications').select('kind').eq('record_id', endpoint.id);
      const { data } = await rows.is('read_at', null).throwOnError();
      return new Set(data.map(({ kind }) => kind));
    };
    expect(await bell()).toEqual(new Set(['target_failing']));
    await screen.getByRole('button', { name: /notification/i }).click();
    await expect(screen.getByText('The webhook answered 503').last()).toBeVisible();

    // The receiver works again; the next attempt is due.
    await service
      .from('webhook_endpoints')
      .update({ url: urlOf(200) })
      .eq('id', endpoint.id)
      .throwOnError();
    const due = service.from('outbox').update({ next_attempt_at: new Date().toISOString() });
    await due.eq('endpoint_id', endpoint.id).eq('status', 'pending').throwOnError();
    await deliver();
    await expectNow(page, 'Deliveries arrive');
    await screen.goto(paths.admin.dashboard);
    await expect(screen.getByRole('main')).not.toContainText('Deliveries fail');
    expect(await bell()).toEqual(new Set(['target_recovered']));
  } finally {
    await service.from('webhook_endpoints').delete().eq('id', endpoint.id).throwOnError();
    await service.from('clients').delete().eq('email', email).throwOnError();
    await showTargets();
  }
});

test('each claim on the home page links to its definition and method', async ({ page }) => {
  await page.goto(paths.home);
  for (const { id, figure, label } of brand.claims) {
    await expect(page.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      claimPath(id),
    );
    await expect(page.getByRole('main')).toContainText(figure);
  }
  await page.goto(paths.proof);
  for (const { id, figure, label } of brand.claims) {
    const claim = page.locator(`#${id}`);
    await expect(claim.getByRole('heading')).toHaveText(`${figure}${label}`);
    await expect(claim.getByRole('term')).toHaveText([
      'It means',
      'It does not mean',
      'Counted from',
    ]);
  }
  await expect(page.locator('#less-work')).toContainText('Brightwell Foods: 80% less');
  await expect(page.getByRole('img')).toHaveCount(5);
});
