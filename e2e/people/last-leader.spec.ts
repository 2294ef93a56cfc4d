import type { Page } from '@playwright/test';
import { notices, noticesWithReason } from '../../lib/notices.ts';
import { personPath, profilePath } from '../../lib/paths.ts';
import { type Account, test as base, expect } from '../support/fixtures.ts';

const test = base.extend<{
  /** The only leader who may sign in while the test runs. */
  lastLeader: Account;
}>({
  lastLeader: async ({ createAccount, service }, use) => {
    const leader = await createAccount('team_leader');
    const { data: others } = await service
      .from('user_profiles')
      .update({ disabled_at: new Date().toISOString() })
      .eq('profile_type', 'team_leader')
      .is('disabled_at', null)
      .neq('id', leader.id)
      .select('id')
      .throwOnError();
    await use(leader);
    await service
      .from('user_profiles')
      .update({ disabled_at: null })
      .in(
        'id',
        others.map(({ id }) => id),
      )
      .throwOnError();
  },
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the last leader can neither be disabled nor demoted, and is told why', async ({
  page,
  lastLeader,
  signInAs,
  service,
}) => {
  await signInAs(lastLeader);
  await page.goto(personPath(lastLeader.id));
  await button(page, 'Disable').click();
  await page
    .getByRole('dialog', { name: /^Disable/ })
    .getByRole('button', { name: 'Disable' })
    .click();
  await expect(
    page.getByRole('listitem').filter({ hasText: notices.lastLeaderStays }),
  ).toBeVisible();

  await page.goto(profilePath(lastLeader.id));
  await page.getByRole('dialog').getByLabel('Role').selectOption('Team member');
  await button(page, 'Save profile').click();
  await expect(
    page.getByText(noticesWithReason.userInfoUpdateFailed(notices.lastLeaderStays)),
  ).toBeVisible();
  const { data } = await service
    .from('user_profiles')
    .select('profile_type, disabled_at')
    .eq('id', lastLeader.id)
    .single()
    .throwOnError();
  expect(data).toEqual({ profile_type: 'team_leader', disabled_at: null });
});
