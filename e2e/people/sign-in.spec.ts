import type { Page } from '@playwright/test';
import { type NoticeKey, notices } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import { DEMO_PASSWORD, expect, people, staffLink, test } from '../support/fixtures.ts';

const lobby = {
  email: (page: Page) => page.getByLabel('Email'),
  password: (page: Page) => page.getByLabel('Password'),
  submit: (page: Page) => page.getByRole('button', { name: 'Sign in' }),
};

async function fillIn(page: Page, email: string, password = DEMO_PASSWORD) {
  await lobby.email(page).fill(email);
  await lobby.password(page).fill(password);
  await lobby.submit(page).click();
}

const notice = (page: Page, key: NoticeKey) => page.getByText(notices[key], { exact: true });

async function sessionCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name.includes('auth-token'));
}

test.describe('access checks', () => {
  test('redirect a visitor to the login of the area and back to the requested page', async ({
    page,
  }) => {
    await page.goto(paths.team.profile);
    await expect(page).toHaveURL(`${paths.memberLogin}?next=%2Fteam%2Fprofile`);
    await page.goto(`${paths.admin.tasks}?page=2`);
    await expect(page).toHaveURL(`${paths.adminLogin}?next=%2Fadmin%2Ftasks%3Fpage%3D2`);
    await fillIn(page, people.leader);
    await expect(page).toHaveURL(`${paths.admin.tasks}?page=2`);
  });

  test('show a verification message first on a staff page', async ({ context, signInAs }) => {
    await signInAs('leader');
    for (const path of [paths.admin.dashboard, paths.team.dashboard]) {
      const html = await (await context.request.get(path)).text();
      const verifying = html.indexOf(notices.verifyingAuthentication);
      expect(verifying).toBeGreaterThan(0);
      expect(verifying).toBeLessThan(html.indexOf('Dashboard</h1>'));
    }
  });
});

test('access is checked again when another person signs in in a second tab', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('leader');
  const followed = page.waitForResponse(/api\/session$/);
  await page.goto(paths.admin.clients);
  await followed;
  await signInAs('member');
  const other = await context.newPage();
  await other.goto(paths.team.tasks);
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(page).toHaveURL(paths.team.dashboard);
  await expect(notice(page, 'redirectingToTeamDashboard')).toBeVisible();
});

test.describe('signing in', () => {
  test('a leader reaches the dashboard, and is redirected from both login pages', async ({
    page,
  }) => {
    await page.goto(paths.adminLogin);
    await fillIn(page, people.leader);
    await expect(page).toHaveURL(paths.admin.dashboard);
    await page.goto(paths.adminLogin);
    await expect(page).toHaveURL(paths.admin.dashboard);
    await page.goto(paths.memberLogin);
    await expect(page).toHaveURL(paths.admin.dashboard);
  });

  test('never redirects to a page of another site @redirects', async ({ page }) => {
    await page.goto(`${paths.adminLogin}?next=${encodeURIComponent('//evil.example/admin/tasks')}`);
    await fillIn(page, people.leader);
    await expect(page).toHaveURL(paths.admin.dashboard);
  });

  test('works without JavaScript @no-javascript', async ({ openBrowser }) => {
    const context = await openBrowser({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(paths.team.tasks);
    await fillIn(page, people.member2, 'wrong-Passw0rd!');
    await expect(notice(page, 'authenticationFailed')).toBeVisible();
    await expect(lobby.email(page)).toHaveValue(people.member2);
    await fillIn(page, people.member2);
    await expect(page).toHaveURL(paths.team.tasks);
  });
});

test.describe('signing out', () => {
  test('ends the session in every tab and in the database', async ({
    page,
    context,
    signInAs,
    createAccount,
    service,
  }) => {
    const leader = await createAccount('team_leader');
    await signInAs(leader);
    const kept = await sessionCookie(page);
    const other = await context.newPage();
    await other.goto(paths.team.dashboard);
    await page.goto(paths.admin.dashboard);
    await page.getByRole('button', { name: /^Signed in as/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${paths.adminLogin}?notice=signedOut`);
    await expect(notice(page, 'signedOut')).toBeVisible();
    await expect(other).toHaveURL(`${paths.memberLogin}?notice=signedOut`);

    const { data } = await service
      .from('staff_sessions')
      .select('ended_at')
      .eq('user_id', leader.id)
      .throwOnError();
    expect(data).toEqual([{ ended_at: expect.any(String) }]);

    // A copy of the cookie is no longer valid.
    if (kept) await context.addCookies([kept]);
    await page.goto(paths.admin.dashboard);
    await expect(page).toHaveURL(/\/admin\/login\?/);
  });
});

test.describe('a forgotten password', () => {
  test('is reset by email, which ends every session', async ({
    page,
    openBrowser,
    signInAs,
    createAccount,
    newestMail,
    request,
    expectAccessible,
  }) => {
    const leader = await createAccount('team_leader');
    const elsewhere = await openBrowser();
    await signInAs(leader, elsewhere);
    const office = await elsewhere.newPage();
    await office.goto(paths.admin.dashboard);

    await page.goto(paths.adminLogin);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL(paths.forgotPassword);
    await lobby.email(page).fill(leader.email.toUpperCase());
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(notice(page, 'passwordResetSent')).toBeVisible();

    const mail = await newestMail(leader.email, /^Choose a new password$/);
    const link = /https?:\/\/[^\s"<]+/.exec(mail.text)?.[0] ?? '';
    expect(new URL(link).pathname).toBe(paths.newPassword);

    // A mail scanner that opens the link does not use it up.
    expect((await request.get(link)).ok()).toBe(true);
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Repeat new password').fill('other');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      'Please choose at least 12 characters.',
    );
    await expectAccessible(page);
    await page.getByLabel('New password', { exact: true }).fill('correct horse battery');
    await page.getByLabel('Repeat new password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page).toHaveURL(`${paths.adminLogin}?notice=passwordChanged`);
    await expect(notice(page, 'passwordChanged')).toBeVisible();
    expect(await sessionCookie(page)).toBeUndefined();

    await staffLink(office, 'Clients').click();
    await expect(office).toHaveURL(/\/admin\/login\?/);

    await fillIn(page, leader.email);
    await expect(notice(page, 'authenticationFailed')).toBeVisible();
    await fillIn(page, leader.email, 'correct horse battery');
    await expect(page).toHaveURL(paths.admin.dashboard);

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('a second attempt');
    await page.getByLabel('Repeat new password').fill('a second attempt');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(notice(page, 'passwordLinkInvalid')).toBeVisible();
    await page.goto(paths.newPassword);
    await expect(notice(page, 'passwordLinkInvalid')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });
});
