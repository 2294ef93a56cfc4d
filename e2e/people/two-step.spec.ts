import type { Page } from '@playwright/test';
import { sharedNotices } from '../../lib/notices/shared.ts';
import { twoStepNotices } from '../../lib/notices/two-step.ts';
import { paths } from '../../lib/paths.ts';
import { codeOf, readKey } from '../support/authenticator.ts';
import { cutConnection } from '../support/cut-connection.ts';
import { type Account, expect, test } from '../support/fixtures.ts';

const code = (page: Page) => page.getByLabel('Code', { exact: true });
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });

async function enterPassword(page: Page, { email, password }: Account) {
  await page.goto(paths.team.dashboard);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(code(page)).toBeVisible();
}

async function enterCode(page: Page, typed: string) {
  await code(page).fill(typed);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Sets up an authenticator app on the profile page, and returns its key and the recovery codes. */
async function setUp(page: Page) {
  await page.goto(paths.team.profile);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const key = await readKey(page);
  const first = page.getByLabel('Code that the app shows');
  await first.fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(first).toHaveAccessibleDescription(twoStepNotices.codeWrong);
  await first.fill(codeOf(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allInnerTexts();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await expect(page.getByText(/^On since .*10 recovery codes are left\.$/)).toBeVisible();
  return { key, codes };
}

test('set up, then sign in by a code, by a recovery code, and without JavaScript @second-factor @no-javascript', async ({
  page,
  context,
  createAccount,
  signInAs,
  openBrowser,
}) => {
  test.slow();
  const person = await createAccount('team_leader');
  await signInAs(person);
  const { key, codes } = await setUp(page);
  await context.clearCookies();

  await enterPassword(page, person);
  // The password alone gives no access to any URL.
  await page.goto(paths.admin.clients);
  await expect(page).toHaveURL(`${paths.twoStep}?next=%2Fadmin%2Fclients`);
  expect((await context.request.get(paths.exports.clients)).status()).toBe(401);
  await enterCode(page, '000000');
  await expect(code(page)).toHaveAccessibleDescription(twoStepNotices.codeWrong);
  await enterCode(page, codeOf(key, 1));
  await expect(page).toHaveURL(paths.admin.clients);

  await context.clearCookies();
  await enterPassword(page, person);
  const [first = '', second = ''] = codes;
  await enterCode(page, first);
  await expect(dashboard(page)).toBeVisible();

  const plain = await openBrowser({ javaScriptEnabled: false });
  const simple = await plain.newPage();
  await enterPassword(simple, person);
  await enterCode(simple, first);
  await expect(simple.getByText(twoStepNotices.codeWrong).first()).toBeVisible();
  await enterCode(simple, second.toUpperCase());
  await expect(simple).toHaveURL(paths.team.dashboard);
});

test('scripts can read neither the session nor, on other sites, a token @second-factor', async ({
  page,
  context,
  createAccount,
}) => {
  await page.goto(paths.memberLogin);
  const person = await createAccount('team_member');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  const asked = page.waitForResponse((response) => response.url().endsWith(paths.realtimeToken));
  await page.getByRole('button', { name: 'Sign in' }).click();
  const answer = await asked;
  expect(answer.headers()['cache-control']).toContain('no-store');
  const { token } = await answer.json();
  expect(token.split('.')).toHaveLength(3);
  expect(await page.content()).not.toContain(token);
  const elsewhere = await context.request.post(paths.realtimeToken, {
    headers: { origin: 'https://evil.example' },
  });
  expect(elsewhere.status()).toBe(403);

  expect(await page.evaluate(() => document.cookie)).toMatch(/^session-mark=[\w-]+$/);
});

test.describe('when the connection is lost', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('setup and removal report a failure and resume @second-factor', async ({
    page,
    createAccount,
    signInAs,
  }) => {
    await signInAs(await createAccount('team_member'));
    await page.goto(paths.team.profile);
    const heading = page.getByRole('heading', { name: 'Two-step verification' });
    const panel = page.locator('section').filter({ has: heading });
    const press = (name: string) => panel.getByRole('button', { name }).click();
    const pressWithoutConnection = async (name: string) => {
      await cutConnection(page);
      await press(name);
      await expect(panel.getByRole('alert')).toHaveText(sharedNotices.notReached);
      await expect(panel.getByRole('alert')).toBeFocused();
      await page.unrouteAll();
    };

    await pressWithoutConnection('Set up an authenticator app');
    await press('Set up an authenticator app');
    const typed = codeOf(await readKey(page));
    await panel.getByLabel('Code that the app shows').fill(typed);
    await pressWithoutConnection('Turn on');
    await expect(panel.getByLabel('Code that the app shows')).toHaveValue(typed);
    await press('Turn on');
    await page.getByRole('link', { name: 'I have kept them' }).click();
    await pressWithoutConnection('Turn off');
    await pressWithoutConnection('New recovery codes');
    await panel.getByLabel('Your password').fill('wrong');
    await press('Turn off');
    await expect(panel.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
  });
});
