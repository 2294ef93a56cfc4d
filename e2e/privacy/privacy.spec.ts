import { readFile } from 'node:fs/promises';
import { notices } from '../../lib/notices.ts';
import { clientPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { bearer } from '../support/test-environment.ts';

test('a leader exports the data of a person, erases them, and gets a receipt @erasure', async ({
  page,
  service,
  signInAs,
  expectAccessible,
}) => {
  test.slow();
  // Only letters, because text with digits does not count as a name.
  const word = crypto
    .randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  const email = `ada@${word}.example`;
  const { data: client } = await service
    .from('clients')
    .insert({ firstname: 'Ada', lastname: `Love${word}`, email })
    .select('id')
    .single()
    .throwOnError();
  await service
    .from('blog_subscriptions')
    .insert({ email, policy_version: '2026-11-24' })
    .throwOnError();
  await signInAs('leader');
  await page.goto(clientPath(client.id));
  await page.getByRole('link', { name: 'Export or erase' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Ada Love${word}` })).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as JSON' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file.About['Email addresses']).toEqual([email]);
  expect(file.Records.Contacts[0]).toMatchObject({ 'First name': 'Ada', Email: email });
  expect(Object.keys(file.Records)).toContain('Blog subscriptions');

  const confirmation = page.getByLabel(/^Type .* to confirm$/);
  await confirmation.fill('somebody@else.example');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(notices.confirmationDiffers)).toBeVisible();
  await confirmation.fill(email);
  await page.getByRole('button', { name: 'Erase for good' }).click();

  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText(/Erased\. Reference [0-9A-F]{8}/);
  await expect(receipt).toContainText('Contacts');
  await expect(receipt).not.toContainText(email);
  await expectAccessible(page);
  await page.getByLabel('Whose data?').fill(email);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByText(notices.personNotFound)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Earlier requests' })).toBeVisible();
});

test('the privacy policy states the configured retention periods', async ({
  page,
  service,
  signInAs,
}) => {
  test.slow();
  await signInAs('leader');
  await page.goto(paths.admin.retention);
  await page.getByLabel(/^Delivered emails and webhooks/).fill('366');
  await page.getByRole('button', { name: 'Save retention' }).click();
  await expect(page.getByText('Please enter a whole number from 7 to 365.').first()).toBeVisible();
  await page.getByLabel(/^Delivered emails and webhooks/).fill('45');
  await page.getByRole('button', { name: 'Save retention' }).click();
  await expect(page.getByText(notices.retentionSaved)).toBeVisible();
  try {
    await expect(async () => {
      const policy = await page.request.get(paths.privacy);
      expect(await policy.text()).toContain('after 45 days');
    }).toPass();
    const run = await page.request.get(paths.cronRetention, { headers: bearer });
    expect(await run.json()).toEqual({ outcome: 'complete' });
    expect((await page.request.get(paths.cronRetention)).status()).toBe(401);
    await page.reload();
    await expect(page.getByText('Complete', { exact: true })).toBeVisible();
  } finally {
    await service.from('retention_settings').update({ event_days: 30 }).eq('id', true);
  }
});
