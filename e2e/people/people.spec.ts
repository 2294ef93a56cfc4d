import type { Page } from '@playwright/test';
import { notices } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import {
  type Account,
  test as base,
  DEMO_PASSWORD,
  expect,
  staffLink,
} from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { enter, tabTo, typeInto } from '../support/keyboard.ts';

const NEW_PASSWORD = 'three unrelated words';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const test = base.extend<{
  /** Stores an open invitation whose link is not needed, and returns its email. */
  addInvitation: () => Promise<string>;
}>({
  addInvitation: async ({ service }, use) => {
    await use(async () => {
      const email = `${crypto.randomUUID()}@techlink.example`;
      const expires_at = new Date(Date.now() + WEEK_MS).toISOString();
      await service
        .from('staff_invitations')
        .insert({ email, name: 'Nell Newcomer', expires_at, token_hash: email })
        .throwOnError();
      return email;
    });
  },
});

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).first();

async function choosePassword(page: Page, password = NEW_PASSWORD) {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await button(page, 'Accept and sign in').click();
}

async function logIn(page: Page, email: string, password: string) {
  await page.goto(paths.memberLogin);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign in').click();
}

test.describe('an invitation', () => {
  test('is emailed, accepted once, and opens the right area', async ({
    page,
    signInAs,
    openBrowser,
    newestMail,
    request,
    service,
  }) => {
    test.slow();
    const email = `${crypto.randomUUID()}@techlink.example`;
    await signInAs('leader');
    await page.goto(paths.admin.team);
    await page.getByRole('link', { name: 'Invite', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Invite a person' });
    await drawer.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(drawer.getByLabel('Name')).toHaveAccessibleDescription('Please enter a name.');
    await drawer.getByLabel('Name').fill('Nell Newcomer');
    await drawer.getByLabel('Email').fill(email.toUpperCase());
    await drawer.getByLabel('Team').selectOption('Delivery');
    await drawer.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(toast(page, notices.invitationSent)).toBeVisible();
    await expect(row(page, email)).toContainText('Open');

    const mail = await newestMail(email);
    expect(mail.subject).toBe('Your invitation to Tech Link');
    const link = /https?:\/\/[^\s"<]+/.exec(mail.text)?.[0] ?? '';
    // A mail scanner that opens the link does not use it up.
    expect((await request.get(link)).ok()).toBe(true);

    const newcomer = await (await openBrowser()).newPage();
    await newcomer.goto(link);
    await expect(newcomer.getByRole('heading', { level: 1 })).toHaveText('Welcome, Nell Newcomer');
    await choosePassword(newcomer, 'short');
    await expect(newcomer.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Please choose at least 12 characters.',
    );
    await choosePassword(newcomer);
    await expect(newcomer).toHaveURL(paths.team.dashboard);
    const { data } = await service
      .from('user_profiles')
      .select('name, profile_type, team_members(teams(name))')
      .eq('email', email)
      .single()
      .throwOnError();
    expect(data).toEqual({
      name: 'Nell Newcomer',
      profile_type: 'team_member',
      team_members: [{ teams: { name: 'Delivery' } }],
    });

    const again = await (await openBrowser()).newPage();
    await again.goto(link);
    await expect(again.getByText(notices.invitationAccepted)).toBeVisible();
    await expect(again.getByLabel('Password', { exact: true })).toBeHidden();
    await logIn(again, email, NEW_PASSWORD);
    await expect(again).toHaveURL(paths.team.dashboard);
    await page.reload();
    await expect(row(page, email)).toContainText('Accepted');
  });
});

test('people, teams and profiles are tabs of one entry that keep the search', async ({
  page,
  signInAs,
}) => {
  await signInAs('leader');
  await page.goto(`${paths.admin.team}?q=Reyes`);
  const tabs = page.getByRole('navigation', { name: 'Screens of People' });
  for (const [view, path] of [
    ['Profiles', paths.admin.profiles],
    ['Teams', paths.admin.teams],
    ['Team', paths.admin.team],
  ] as const) {
    await tabs.getByRole('link', { name: view, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?q=Reyes$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(view);
    const tab = tabs.getByRole('link', { name: view, exact: true });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(staffLink(page, 'People')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('searchbox')).toHaveValue('Reyes');
  }
});

test('a leader creates a team, fills it and deletes it, and each step can be undone', async ({
  page,
  signInAs,
  createAccount,
}) => {
  test.slow();
  await createAccount('team_member');
  const name = `Team ${crypto.randomUUID().slice(0, 8)}`;
  await signInAs('leader');
  await page.goto(paths.admin.teams);
  await page.getByRole('link', { name: 'New team' }).click();
  await page.getByLabel('Name').fill('Delivery');
  await button(page, 'Create team').click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(notices.teamNameTaken);
  await page.getByLabel('Name').fill(name);
  await button(page, 'Create team').click();
  await expect(toast(page, notices.teamCreated)).toBeVisible();

  const drawer = page.getByRole('dialog', { name: 'Team' });
  await expect(drawer.getByText('This team has no members yet.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Add a member' }).click();
  await page.getByRole('menuitem', { name: 'Sofia Reyes' }).click();
  await expect(toast(page, notices.memberAdded)).toBeVisible();
  await drawer.getByRole('button', { name: 'Remove Sofia Reyes' }).click();
  await expect(toast(page, notices.memberRemoved)).toBeVisible();
  await undo(page).click();
  await expect(drawer.getByRole('button', { name: 'Remove Sofia Reyes' })).toBeVisible();
  await drawer.getByLabel('Description').fill('For this test alone.');
  await drawer.getByRole('button', { name: 'Save team' }).click();
  await expect(toast(page, notices.teamUpdated)).toBeVisible();

  await drawer.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: `Delete “${name}”?` });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, notices.teamDeleted)).toBeVisible();
  await expect(row(page, name)).toBeHidden();
  await toast(page, notices.teamDeleted).getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, name)).toContainText('Sofia Reyes');
});

test.describe('one’s own profile', () => {
  let member: Account;
  test.beforeEach(async ({ page, signInAs, createAccount }) => {
    member = await createAccount('team_member');
    await signInAs(member);
    await page.goto(paths.team.profile);
  });

  test('is changed by keyboard', async ({ page, service }) => {
    test.slow();
    await tabTo(page.getByLabel('Name', { exact: true }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Robin Keys');
    await tabTo(page.getByLabel('Time zone'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Mars/Olympus');
    await enter(button(page, 'Save profile'));
    await expect(page.getByLabel('Time zone')).toHaveAccessibleDescription(
      'Please choose a time zone from the list.',
    );
    await tabTo(page.getByLabel('Time zone'), 'Shift+Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Europe/Lisbon');
    await enter(button(page, 'Save profile'));
    await expect(toast(page, notices.profileUpdated)).toBeVisible();
    const overdue = page.getByRole('checkbox', { name: 'Overdue: in the morning email' });
    await tabTo(overdue);
    await page.keyboard.press('Space');
    await expect(toast(page, notices.preferencesSaved)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Lisbon');
    await expect(overdue).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Overdue: in the app' })).toBeChecked();
    const { data } = await service
      .from('user_profiles')
      .select('name, time_zone')
      .eq('id', member.id)
      .single()
      .throwOnError();
    expect(data).toEqual({ name: 'Robin Keys', time_zone: 'Europe/Lisbon' });
    await enter(button(page, 'Sign out everywhere'));
    await expect(page).toHaveURL(`${paths.memberLogin}?notice=signedOut`);
  });

  test('suggests the time zone of the browser', async ({ page }) => {
    await page.getByLabel('Time zone').fill('Asia/Tokyo');
    await button(page, 'Use this browser’s zone, America/New_York').click();
    await expect(page.getByLabel('Time zone')).toHaveValue('America/New_York');
  });

  test('suggests it also if another zone was typed before scripts load', async ({ page }) => {
    // The stored zone is the browser's, so only the typed one can cause the suggestion.
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByLabel('Time zone')).toHaveValue('America/New_York');
    await page.getByLabel('Time zone').fill('Asia/Tokyo');
    release();
    await expect(button(page, 'Use this browser’s zone, America/New_York')).toBeVisible();
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
  });

  test('has a calendar feed that can be renewed and revoked', async ({ page, request }) => {
    await button(page, 'Create a feed URL').click();
    const address = page.getByLabel('Address', { exact: true });
    await expect(address).toHaveValue(/\/api\/calendar-feed\//);
    const first = await address.inputValue();
    expect((await request.get(first)).status()).toBe(200);

    await button(page, 'New address').click();
    await page.getByRole('dialog').getByRole('button', { name: 'New address' }).click();
    await expect(toast(page, notices.calendarFeedMade).first()).toBeVisible();
    await expect(address).not.toHaveValue(first);

    await button(page, 'Revoke').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(toast(page, notices.calendarFeedRevoked)).toBeVisible();
    await expect(button(page, 'Create a feed URL')).toBeVisible();
  });

  test('changes the password, which ends other sessions and not this one', {
    tag: '@night',
  }, async ({ page, openBrowser, signInAs }) => {
    const elsewhere = await openBrowser();
    await signInAs(member, elsewhere);
    const fill = async (current: string) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel('Repeat new password').fill(NEW_PASSWORD);
      await button(page, 'Change the password').click();
    };
    await fill('not-the-Passw0rd!');
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
      notices.currentPasswordWrong,
    );
    await fill(DEMO_PASSWORD);
    await expect(page.getByText(notices.ownPasswordChanged)).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveValue('');
    await page.reload();
    await expect(button(page, 'Change the password')).toBeVisible();

    const office = await elsewhere.newPage();
    await office.goto(paths.team.profile);
    await expect(office).toHaveURL(/\/member\/login\?/);
    await logIn(office, member.email, DEMO_PASSWORD);
    await expect(office.getByText(notices.authenticationFailed)).toBeVisible();
    await logIn(office, member.email, NEW_PASSWORD);
    await expect(office).toHaveURL(paths.team.dashboard);
  });

  test('lists the sessions, and ends one or all', { tag: '@night' }, async ({
    page,
    openBrowser,
  }) => {
    const phone = await openBrowser({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    });
    const pocket = await phone.newPage();
    await logIn(pocket, member.email, DEMO_PASSWORD);
    await expect(pocket).toHaveURL(paths.team.dashboard);

    await page.reload();
    await expect(page.getByText('This session')).toBeVisible();
    await button(page, 'Sign out Safari on iPhone').click();
    await expect(toast(page, notices.sessionEnded)).toBeVisible();
    await expect(button(page, 'Sign out Safari on iPhone')).toBeHidden();
    await pocket.goto(paths.team.tasks);
    await expect(pocket).toHaveURL(/\/member\/login\?/);

    await logIn(pocket, member.email, DEMO_PASSWORD);
    await expect(pocket).toHaveURL(paths.team.dashboard);
    await button(page, 'Sign out everywhere').click();
    await expect(page).toHaveURL(`${paths.memberLogin}?notice=signedOut`);
    await pocket.goto(paths.team.tasks);
    await expect(pocket).toHaveURL(/\/member\/login\?/);
  });
});

test('a leader invites by keyboard', { tag: '@night' }, async ({ page, signInAs }) => {
  const email = `${crypto.randomUUID()}@techlink.example`;
  await signInAs('leader');
  await page.goto(paths.admin.invitations);
  await enter(page.getByRole('link', { name: 'Invite', exact: true }));
  await expect(page.getByRole('dialog', { name: 'Invite a person' })).toBeVisible();
  await typeInto(page.getByLabel('Name'), 'Nell Newcomer');
  await typeInto(page.getByLabel('Email'), email);
  await page.keyboard.press('Enter');
  await expect(toast(page, notices.invitationSent)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
