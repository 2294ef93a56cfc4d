import type { BrowserContext, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import {
  INACTIVITY_LIMIT_MS,
  REPORT_INTERVAL_MS,
  WARNING_MS,
} from '../../lib/core/auth/inactivity.ts';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { notices } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import { type Account, expect, test } from '../support/fixtures.ts';

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });
const signedOut = (page: Page) => page.getByText(notices.signedOutForInactivity, { exact: true });
const toWarning = INACTIVITY_LIMIT_MS - WARNING_MS + 1000;

/** Waits until the page monitors its session, which is when it first reports to the server. */
async function openWatched(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  const reported = page.waitForResponse(/api\/session$/);
  await page.goto(path);
  await reported;
  return page;
}

let leader: Account;

test.beforeEach(async ({ context, createAccount, signInAs }) => {
  await context.clock.install();
  leader = await createAccount('team_leader');
  await signInAs(leader);
});

// Requests of the page at or after the end of its session are rejected.
test.use({ expectedErrors: [/status of (401|403|503)/] });

test('30 idle minutes sign out in all tabs, after a warning @session-end', async ({
  context,
  expectAccessible,
}) => {
  const admin = await openWatched(context, `${paths.admin.tasks}?page=2`);
  const team = await openWatched(context, paths.team.dashboard);
  await context.clock.fastForward(toWarning);
  await expect(warning(admin)).toBeVisible();
  await expect(warning(team)).toBeVisible();
  await expect(warning(admin).getByRole('timer')).toContainText('seconds left');
  await expectAccessible(admin);

  await context.clock.fastForward(WARNING_MS);
  await expect(signedOut(admin)).toBeVisible();
  await expect(admin).toHaveURL(
    `${paths.adminLogin}?notice=signedOutForInactivity&next=%2Fadmin%2Ftasks%3Fpage%3D2`,
  );
  await expect(signedOut(team)).toBeVisible();
  await expect(team).toHaveURL(/\/member\/login\?notice=signedOutForInactivity/);

  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name.includes('auth-token'))).toEqual([]);
  await admin.goto(paths.admin.tasks);
  await expect(admin).toHaveURL(/\/admin\/login/);
});

test('activity in one tab keeps the session in all tabs @session-end', async ({ context }) => {
  const admin = await openWatched(context, paths.admin.dashboard);
  const team = await openWatched(context, paths.team.dashboard);
  await context.clock.fastForward(toWarning);
  await expect(warning(admin)).toBeVisible();
  await expect(warning(team)).toBeVisible();

  await admin.getByRole('button', { name: 'Stay signed in' }).press('Enter');
  await expect(warning(admin)).toBeHidden();
  await expect(warning(team)).toBeHidden();
  await context.clock.fastForward(WARNING_MS);
  await admin.reload();
  await expect(admin).toHaveURL(paths.admin.dashboard);
  await expect(team).toHaveURL(paths.team.dashboard);
});

test('mouse, keyboard, scrolling and touch count as activity @session-end', async ({ context }) => {
  const page = await openWatched(context, paths.admin.dashboard);
  for (const act of [
    () => page.mouse.move(200, 300),
    () => page.keyboard.press('ArrowDown'),
    () => page.mouse.wheel(0, 40),
    () => page.dispatchEvent('body', 'touchstart'),
  ]) {
    await context.clock.fastForward(toWarning);
    await expect(warning(page)).toBeVisible();
    await act();
    await expect(warning(page)).toBeHidden();
  }
});

test('the warning can end the session immediately @session-end', async ({ context }) => {
  const page = await openWatched(context, paths.admin.dashboard);
  await context.clock.fastForward(toWarning);
  await page.getByRole('button', { name: 'Sign out now' }).press('Enter');
  await expect(page).toHaveURL(`${paths.adminLogin}?notice=signedOut`);
});

test('a page that slept past the limit is not revived by mouse movement @session-end', async ({
  context,
}) => {
  const page = await openWatched(context, paths.admin.dashboard);
  // No timer runs during sleep; only the wall clock has advanced.
  await context.clock.setSystemTime(Date.now() + INACTIVITY_LIMIT_MS + 60_000);
  await page.mouse.move(120, 240);
  await expect(signedOut(page)).toBeVisible();
});

test.describe('the server', () => {
  const letItIdle = (service: SupabaseClient<Database>) =>
    service
      .from('staff_sessions')
      .update({ last_active_at: new Date(Date.now() - INACTIVITY_LIMIT_MS - 1000).toISOString() })
      .eq('user_id', leader.id)
      .throwOnError();

  /** A browser that never learns that its session has ended. */
  const deafen = (page: Page) =>
    page.route('**/api/session', (route) => route.fulfill({ json: true }));

  test('redirects an action of an idle page to the login @session-end', async ({
    context,
    service,
  }) => {
    const page = await openWatched(context, paths.admin.dashboard);
    await deafen(page);
    await letItIdle(service);
    await page.getByRole('button', { name: /^Signed in as/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(signedOut(page)).toBeVisible();
  });

  test('receives activity at most every 30 seconds, including the last @session-end', async ({
    context,
  }) => {
    const page = await openWatched(context, paths.admin.dashboard);
    let reports = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(paths.session) && request.method() === 'POST') reports++;
    });
    for (let second = 0; second < 20; second++) {
      await page.mouse.move(100 + second, 200);
      await context.clock.fastForward(1000);
    }
    expect(reports).toBeLessThanOrEqual(1);
    const reported = page.waitForRequest(/api\/session$/);
    await context.clock.fastForward(REPORT_INTERVAL_MS);
    await reported;
  });
});
