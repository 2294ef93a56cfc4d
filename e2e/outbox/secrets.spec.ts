import { notices } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { receiverUrl } from '../support/test-environment.ts';

test('a second rotation asks for confirmation before an older secret stops working', {
  tag: '@night',
}, async ({ page, service, signInAs, expectAccessible }) => {
  const url = `${receiverUrl}/hook?mark=${crypto.randomUUID()}`;
  const { data } = await service
    .from('webhook_endpoints')
    .insert({ url })
    .select('id')
    .single()
    .throwOnError();
  await signInAs('leader');
  await page.goto(`${paths.admin.endpoints}?open=${data.id}`);
  const drawer = page.getByRole('dialog').first();
  const question = page.getByRole('dialog', { name: /secret/ });
  const secret = async () => (await drawer.locator('code').textContent()) ?? '';

  await drawer.getByRole('button', { name: 'New secret' }).click();
  await question.getByRole('button', { name: 'New secret' }).click();
  await expect(drawer.locator('code')).toHaveText(/^whsec_/);
  const first = await secret();
  await drawer.getByRole('button', { name: 'I have it' }).click();

  await drawer.getByRole('button', { name: 'New secret' }).click();
  await question.getByRole('button', { name: 'New secret' }).click();
  await expect(question).toContainText(notices.endpointSecretOverlaps);
  await expect(question).toContainText(/replaced on .+ works until .+/);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(drawer.locator('code')).toBeHidden();

  await drawer.getByRole('button', { name: 'New secret' }).click();
  await question.getByRole('button', { name: 'New secret' }).click();
  await question.getByRole('button', { name: 'End it, create new secret' }).click();
  await expect(page.getByText(notices.endpointRotated).first()).toBeVisible();
  expect(await secret()).not.toBe(first);
  await service.from('webhook_endpoints').delete().eq('id', data.id).throwOnError();
});
