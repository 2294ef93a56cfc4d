import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Page } from '@playwright/test';
import { notices, noticesWithReason } from '../../lib/notices.ts';
import { invitationPath, paths, personPath, profilePath } from '../../lib/paths.ts';
import { type Account, test as base, DEMO_PASSWORD, expect, people } from '../support/fixtures.ts';
import { enter, tabTo, typeInto } from '../support/keyboard.ts';
import { testEnvironment } from '../support/test-environment.ts';

const NEW_PASSWORD = 'three unrelated words';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

type StoredInvitation = { id: string; email: string; link: string };

const test = base.extend<{
  /** An invitation in the database, as if a leader had sent it. */
  addInvitation: (fields?: Record<string, string>) => Promise<StoredInvitation>;
}>({
  addInvitation: async ({ service }, use) => {
    await use(async (fields = {}) => {
      const id = crypto.randomUUID();
      const email = `${crypto.randomUUID()}@techlink.example`;
      const expires_at = fields.expires_at ?? new Date(Date.now() + WEEK_MS).toISOString();
      const token = signed(`${id} ${Date.parse(expires_at)}`);
      const token_hash = createHash('sha256').update(token).digest('hex');
      await service
        .from('staff_invitations')
        .insert({ id, email, name: 'Nell Newcomer', ...fields, expires_at, token_hash })
        .throwOnError();
      return { id, email, link: invitationPath(token) };
    });
  },
});

function signed(value: string): string {
  const secret = testEnvironment.SUPABASE_SECRET_KEY;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'accept-invitation', 32));
  const signature = createHmac('sha256', key).update(value).digest('base64url');
  return `${Buffer.from(value).toString('base64url')}.${signature}`;
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).first();

async function choosePassword(page: Page, password = NEW_PASSWORD) {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password, once more').fill(password);
  await button(page, 'Accept and sign in').click();
}

async function logIn(page: Page, email: string, password: string) {
  await page.goto(paths.memberLogin);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign in').click();
}

test.describe('an invitation', () => {
  test('is sent by mail, accepted once, and leads into the right area', async ({
    page,
    signInAs,
    openBrowser,
    newestMail,
    request,
    service,
    expectAccessibleEverywhere,
  }) => {
    test.slow();
    const email = `${crypto.randomUUID()}@techlink.example`;
    await signInAs('leader');
    await page.goto(paths.admin.team);
    await page.getByRole('link', { name: 'Invite', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Invite somebody' });
    await drawer.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(drawer.getByLabel('Name')).toHaveAccessibleDescription('Please enter a name.');
    await expectAccessibleEverywhere(page);
    await drawer.getByLabel('Name').fill('Nell Newcomer');
    await drawer.getByLabel('Email').fill(email.toUpperCase());
    await drawer.getByLabel('Team').selectOption('Delivery');
    await drawer.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(toast(page, notices.invitationSent)).toBeVisible();
    await expect(row(page, email)).toContainText('Open');

    const mail = await newestMail(email);
    expect(mail.subject).toBe('Your invitation to Tech Link');
    const link = /https?:\/\/[^\s"<]+/.exec(mail.text)?.[0] ?? '';
    // A mail scanner that opens the link spoils nothing.
    expect((await request.get(link)).ok()).toBe(true);

    const newcomer = await (await openBrowser()).newPage();
    await newcomer.goto(link);
    await expect(newcomer.getByRole('heading', { level: 1 })).toHaveText('Welcome, Nell Newcomer');
    await expectAccessibleEverywhere(newcomer);
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
    await expectAccessibleEverywhere(again);
    await logIn(again, email, NEW_PASSWORD);
    await expect(again).toHaveURL(paths.team.dashboard);
    await page.reload();
    await expect(row(page, email)).toContainText('Accepted');
  });

  test('leads a leader into the admin area', async ({ page, addInvitation }) => {
    const { link } = await addInvitation({ profile_type: 'team_leader' });
    await page.goto(link);
    await choosePassword(page);
    await expect(page).toHaveURL(paths.admin.dashboard);
  });

  test('tells why it no longer works', async ({ page, addInvitation }) => {
    const past = '2020-01-01T00:00:00.000Z';
    for (const [fields, notice] of [
      [{ expires_at: past }, notices.invitationExpired],
      [{ revoked_at: past }, notices.invitationRevoked],
      [{ accepted_at: past }, notices.invitationAccepted],
    ] as const) {
      const { link } = await addInvitation(fields);
      await page.goto(link);
      await expect(page.getByText(notice)).toBeVisible();
      await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
    }
    const forged = `${Buffer.from(`${crypto.randomUUID()} 1`).toString('base64url')}.x`;
    for (const link of [invitationPath(forged), invitationPath('%20')]) {
      await page.goto(link);
      await expect(page.getByText(notices.invitationInvalid)).toBeVisible();
    }
  });

  test('is refused even if it ended while its form was open', async ({
    page,
    addInvitation,
    service,
  }) => {
    const { id, email, link } = await addInvitation();
    await page.goto(link);
    const revoked = { revoked_at: new Date().toISOString() };
    await service.from('staff_invitations').update(revoked).eq('id', id).throwOnError();
    await choosePassword(page);
    await expect(page.getByText(notices.invitationRevoked)).toBeVisible();
    const { data } = await service
      .from('user_profiles')
      .select('id')
      .eq('email', email)
      .throwOnError();
    expect(data).toEqual([]);
  });

  test('of an address with an account asks for its password', async ({
    page,
    createAccount,
    addInvitation,
  }) => {
    const { email } = await createAccount();
    const { link } = await addInvitation({ email });
    await page.goto(link);
    await choosePassword(page);
    await expect(page.getByText(notices.accountExists)).toBeVisible();
    await choosePassword(page, DEMO_PASSWORD);
    await expect(page).toHaveURL(paths.team.dashboard);
  });

  test('is sent again with another link, revoked, and that taken back', async ({
    page,
    signInAs,
    openBrowser,
    addInvitation,
    newestMail,
  }) => {
    const { email, link } = await addInvitation();
    await newestMail(email);
    await signInAs('leader');
    await page.goto(`${paths.admin.invitations}?q=${email}`);
    await row(page, email).getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Send again' }).click();
    await expect(toast(page, notices.invitationsResent)).toBeVisible();
    const stranger = await (await openBrowser()).newPage();
    await stranger.goto(link);
    await expect(stranger.getByText(notices.invitationInvalid)).toBeVisible();

    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await button(page, 'Revoke').click();
    await expect(toast(page, notices.invitationsRevoked)).toBeVisible();
    await expect(row(page, email)).toContainText('Revoked');
    await undo(page).click();
    await expect(row(page, email)).toContainText('Open');
  });

  test('goes to an address once, and to nobody who works here', async ({
    page,
    signInAs,
    addInvitation,
  }) => {
    const { email } = await addInvitation();
    await signInAs('leader');
    await page.goto(`${paths.admin.invitations}?open=new`);
    await page.getByLabel('Name').fill('Nell Newcomer');
    for (const [address, notice] of [
      [email, notices.invitationAlreadyOpen],
      [people.member, notices.alreadyOnTeam],
    ] as const) {
      await page.getByLabel('Email').fill(address);
      await button(page, 'Send the invitation').click();
      await expect(page.getByRole('dialog').getByText(notice)).toBeVisible();
    }
  });
});

test.describe('the people', () => {
  test('are found with what they carry, in every look', async ({
    page,
    signInAs,
    expectAccessibleEverywhere,
  }) => {
    test.slow();
    await signInAs('leader');
    await page.goto(`${paths.admin.team}?q=Okafor`);
    await expect(row(page, 'Daniel Okafor')).toContainText('Delivery');
    await expect(row(page, 'Daniel Okafor')).toContainText(/\d+ open/);
    await expectAccessibleEverywhere(page);
    await page.getByRole('link', { name: 'Daniel Okafor', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Daniel Okafor' });
    await expect(drawer).toContainText(people.member);
    await expectAccessibleEverywhere(page);

    await page.goto(`${paths.admin.team}?q=nobody-is-called-so`);
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.goto(personPath('no-such-person'));
    await expect(page.getByRole('dialog').getByText(notices.recordGone)).toBeVisible();
    const csv = await page.request.get(`${paths.exports.people}?q=Okafor`);
    expect(await csv.text()).toMatch(/^\uFEFFName,.*\nDaniel Okafor,member@techlink\.example,/);
  });

  test('lose access at once when they are disabled, and sign in anew when enabled', async ({
    page,
    signInAs,
    openBrowser,
    createAccount,
  }) => {
    const member = await createAccount('team_member');
    const theirs = await openBrowser();
    await signInAs(member, theirs);
    const office = await theirs.newPage();
    await office.goto(paths.team.calendar);

    await signInAs('leader');
    await page.goto(personPath(member.id));
    await button(page, 'Disable').click();
    const question = page.getByRole('dialog', { name: 'Disable Robin Testwell?' });
    await question.getByRole('button', { name: 'Disable' }).click();
    await expect(toast(page, notices.peopleDisabled)).toBeVisible();
    await office.goto(paths.team.tasks);
    await expect(office).toHaveURL(/\/member\/login\?/);
    await logIn(office, member.email, DEMO_PASSWORD);
    await expect(office.getByText(notices.authenticationFailed)).toBeVisible();

    await button(page, 'Enable').click();
    await expect(toast(page, notices.peopleEnabled)).toBeVisible();
    await logIn(office, member.email, DEMO_PASSWORD);
    await expect(office).toHaveURL(paths.team.dashboard);
  });

  test('cannot disable or demote themselves: the database’s reason is told', async ({
    page,
    signInAs,
    createAccount,
    service,
  }) => {
    const leader = await createAccount('team_leader');
    await signInAs(leader);
    await page.goto(personPath(leader.id));
    await button(page, 'Disable').click();
    await page
      .getByRole('dialog', { name: /^Disable/ })
      .getByRole('button', { name: 'Disable' })
      .click();
    await expect(toast(page, notices.accessFixed)).toBeVisible();

    await page.goto(profilePath(leader.id));
    await page.getByRole('dialog').getByLabel('Role').selectOption('Team member');
    await button(page, 'Save profile').click();
    await expect(
      page.getByText(noticesWithReason.userInfoUpdateFailed(notices.accessFixed)),
    ).toBeVisible();
    const { data } = await service
      .from('user_profiles')
      .select('profile_type, disabled_at')
      .eq('id', leader.id)
      .single()
      .throwOnError();
    expect(data).toEqual({ profile_type: 'team_leader', disabled_at: null });
  });

  test('are renamed and promoted; a second leader is told of the first and loses nothing', async ({
    page,
    signInAs,
    createAccount,
    service,
    expectAccessibleEverywhere,
  }) => {
    const member = await createAccount('team_member');
    await signInAs('leader');
    await page.goto(profilePath(member.id));
    await page.getByLabel('Name').fill('Robin First');
    await page.getByRole('dialog').getByLabel('Role').selectOption('Team leader');
    await expectAccessibleEverywhere(page);
    await button(page, 'Save profile').click();
    await expect(toast(page, notices.userInfoUpdated)).toBeVisible();
    // The button has its name back once the drawer has what was saved.
    await expect(button(page, 'Save profile')).toBeVisible();

    await service
      .from('user_profiles')
      .update({ name: 'Robin Elsewhere' })
      .eq('id', member.id)
      .throwOnError();
    await page.getByLabel('Name').fill('Robin Mine');
    await button(page, 'Save profile').click();
    await expect(page.getByText(notices.changedMeanwhile)).toBeVisible();
    await expect(page.getByText('Robin Elsewhere')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Robin Mine');
    await button(page, 'Keep mine, then save').click();
    await button(page, 'Save profile').click();
    await expect(toast(page, notices.userInfoUpdated).first()).toBeVisible();
    await expect
      .poll(async () => {
        const { data } = await service
          .from('user_profiles')
          .select('name, profile_type')
          .eq('id', member.id)
          .single();
        return data;
      })
      .toEqual({ name: 'Robin Mine', profile_type: 'team_leader' });
  });
});

test('a leader makes a team, fills it and deletes it; each step can be taken back', async ({
  page,
  signInAs,
  createAccount,
  expectAccessibleEverywhere,
}) => {
  test.slow();
  await createAccount('team_member');
  const name = `Team ${crypto.randomUUID().slice(0, 8)}`;
  await signInAs('leader');
  await page.goto(paths.admin.teams);
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'New team' }).click();
  await page.getByLabel('Name').fill('Delivery');
  await button(page, 'Create team').click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(notices.teamNameTaken);
  await page.getByLabel('Name').fill(name);
  await button(page, 'Create team').click();
  await expect(toast(page, notices.teamCreated)).toBeVisible();

  const drawer = page.getByRole('dialog', { name: 'Team' });
  await expect(drawer.getByText('Nobody is in this team yet.')).toBeVisible();
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
  // What fades away has less contrast while it does.
  await expect(toast(page, notices.teamUpdated)).toBeHidden();
  await expectAccessibleEverywhere(page);

  await drawer.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: `Delete “${name}”?` });
  await expectAccessibleEverywhere(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, notices.teamDeleted)).toBeVisible();
  await expect(row(page, name)).toBeHidden();
  await undo(page).click();
  await expect(row(page, name)).toContainText('Sofia Reyes');
});

test.describe('one’s own profile', () => {
  let member: Account;
  test.beforeEach(async ({ page, signInAs, createAccount }) => {
    member = await createAccount('team_member');
    await signInAs(member);
    await page.goto(paths.team.profile);
  });

  test('is changed, in every look', async ({ page, service, expectAccessibleEverywhere }) => {
    test.slow();
    await expect(button(page, 'Save profile')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByLabel('Name', { exact: true }).fill('Robin Rested');
    await page.getByLabel('Time zone').fill('Mars/Olympus');
    await button(page, 'Save profile').click();
    await expect(page.getByLabel('Time zone')).toHaveAccessibleDescription(
      'Please choose a time zone from the list.',
    );
    await page.getByLabel('Time zone').fill('Europe/Lisbon');
    await button(page, 'Save profile').click();
    await expect(toast(page, notices.profileUpdated)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Overdue: in the morning mail' }).uncheck();
    await expect(toast(page, notices.preferencesSaved)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Lisbon');
    await expect(
      page.getByRole('checkbox', { name: 'Overdue: in the morning mail' }),
    ).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Overdue: in the app' })).toBeChecked();
    const { data } = await service
      .from('user_profiles')
      .select('name, time_zone')
      .eq('id', member.id)
      .single()
      .throwOnError();
    expect(data).toEqual({ name: 'Robin Rested', time_zone: 'Europe/Lisbon' });
  });

  test('is changed by keyboard alone', async ({ page }) => {
    await tabTo(page.getByLabel('Name', { exact: true }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Robin Keys');
    await enter(button(page, 'Save profile'));
    await expect(toast(page, notices.profileUpdated)).toBeVisible();
    const overdue = page.getByRole('checkbox', { name: 'Overdue: in the morning mail' });
    await tabTo(overdue);
    await page.keyboard.press('Space');
    await expect(toast(page, notices.preferencesSaved)).toBeVisible();
    await enter(button(page, 'Sign out everywhere'));
    await expect(page).toHaveURL(`${paths.memberLogin}?notice=signedOut`);
  });

  test('offers the zone of the browser', async ({ page }) => {
    await page.getByLabel('Time zone').fill('Asia/Tokyo');
    await button(page, 'Use this browser’s zone, America/New_York').click();
    await expect(page.getByLabel('Time zone')).toHaveValue('America/New_York');
  });

  test('has a calendar feed of one’s own tasks, which can be renewed and revoked', async ({
    page,
    request,
    service,
  }) => {
    const due_date = new Date(Date.now() + WEEK_MS).toISOString();
    const mine = `Mine ${member.id}`;
    await service
      .from('tasks')
      .insert([
        { title: mine, assigned_to: member.id, created_by: member.id, due_date },
        { title: `Not ${member.id}`, created_by: member.id, due_date },
      ])
      .throwOnError();
    await button(page, 'Make a feed address').click();
    const address = page.getByLabel('Address', { exact: true });
    await expect(address).toHaveValue(/\/api\/calendar-feed\//);
    const first = await address.inputValue();
    const answer = await request.get(first);
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'cache-control': 'private, no-store',
    });
    const file = (await answer.text()).replace(/\r\n /g, '');
    expect(file).toContain(`SUMMARY:Due: ${mine}`);
    expect(file).not.toContain(`Not ${member.id}`);
    expect(file).not.toContain('Consultation');

    await button(page, 'New address').click();
    await page.getByRole('dialog').getByRole('button', { name: 'New address' }).click();
    await expect(toast(page, notices.calendarFeedMade).first()).toBeVisible();
    await expect(address).not.toHaveValue(first);
    const second = await address.inputValue();
    expect((await request.get(first)).status()).toBe(404);
    expect((await request.get(second)).status()).toBe(200);

    await button(page, 'Revoke').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(toast(page, notices.calendarFeedRevoked)).toBeVisible();
    await expect(button(page, 'Make a feed address')).toBeVisible();
    expect((await request.get(second)).status()).toBe(404);
    expect((await request.get(second.replace(/[^/]+$/, 'forged.token'))).status()).toBe(404);
  });

  test('changes the password, which ends the other sessions and not this one', async ({
    page,
    openBrowser,
    signInAs,
  }) => {
    const elsewhere = await openBrowser();
    await signInAs(member, elsewhere);
    const fill = async (current: string) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel('New password, once more').fill(NEW_PASSWORD);
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

  test('lists the sessions, ends one, and all', async ({ page, openBrowser }) => {
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

test('a leader’s feed has the consultations, and ends with their access', async ({
  page,
  request,
  signInAs,
  createAccount,
  service,
}) => {
  const leader = await createAccount('team_leader');
  await signInAs(leader);
  await page.goto(paths.admin.team);
  await page.getByRole('button', { name: /^Signed in as/ }).click();
  await page.getByRole('link', { name: 'Your profile' }).click();
  await button(page, 'Make a feed address').click();
  const address = await page.getByLabel('Address', { exact: true }).inputValue();
  expect(await (await request.get(address)).text()).toContain('SUMMARY:Consultation');
  const disabled = { disabled_at: new Date().toISOString() };
  await service.from('user_profiles').update(disabled).eq('id', leader.id).throwOnError();
  expect((await request.get(address)).status()).toBe(404);
});

test('a leader invites by keyboard alone', async ({ page, signInAs }) => {
  const email = `${crypto.randomUUID()}@techlink.example`;
  await signInAs('leader');
  await page.goto(paths.admin.invitations);
  await enter(page.getByRole('link', { name: 'Invite', exact: true }));
  await expect(page.getByRole('dialog', { name: 'Invite somebody' })).toBeVisible();
  await typeInto(page.getByLabel('Name'), 'Nell Newcomer');
  await typeInto(page.getByLabel('Email'), email);
  await page.keyboard.press('Enter');
  await expect(toast(page, notices.invitationSent)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a member reaches none of it', async ({ page, signInAs }) => {
  await signInAs('member');
  for (const path of [
    paths.admin.team,
    paths.admin.invitations,
    paths.admin.teams,
    paths.admin.profiles,
  ]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(303);
    expect(await answer.text()).not.toContain('Lindqvist');
  }
  for (const path of [paths.exports.people, paths.exports.invitations, paths.exports.teams]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(401);
    expect(await answer.text()).toBe('');
  }
});
