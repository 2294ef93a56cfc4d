import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { paths } from '../../lib/paths.ts';
import {
  type Account,
  allLooks,
  test as base,
  expect,
  type Look,
  muteOthers,
} from '../support/fixtures.ts';
import { editorScreens } from '../support/screens/editors.ts';
import { leaderScreens } from '../support/screens/leaders.ts';
import { memberScreens, newcomerScreens } from '../support/screens/members.ts';
import { missingPages, publicPages, signInPages } from '../support/screens/public.ts';
import type { Given, Screen } from '../support/screens/screen.ts';
import {
  secondStepScreens,
  securedScreens,
  setUpScreens,
  twoStepScreens,
} from '../support/screens/two-step.ts';
import { testEnvironment } from '../support/test-environment.ts';

type Role = 'visitor' | 'leader' | 'member' | 'editor' | 'own account';

/**
 * Rows of a role share one page in each worker: a browser that has compiled the scripts of the site and axe needs
 * half the time for the next screen.
 */
const test = base.extend<
  { given: Given; role: Role; needsOwnPage: boolean },
  { sharedContexts: Map<Role, BrowserContext> }
>({
  role: ['visitor', { option: true }],
  needsOwnPage: [false, { option: true }],

  sharedContexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      const contexts = new Map<Role, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, sharedContexts, role, needsOwnPage, address }, use) => {
    const isShared = role !== 'own account' && !needsOwnPage;
    const context = (isShared && sharedContexts.get(role)) || (await browser.newContext());
    if (isShared) sharedContexts.set(role, context);
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    await use(context);
    if (!isShared) await context.close();
  },

  page: async ({ context, baseURL, role }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await use(page);
    // The page is closed first: without the time of the last activity it would end its session.
    await page.goto('about:blank');
    const developerTools = await context.newCDPSession(page);
    await developerTools.send('Storage.clearDataForOrigin', {
      origin: baseURL ?? testEnvironment.SITE_URL,
      storageTypes: 'local_storage',
    });
    await developerTools.detach();
    if (role === 'visitor') await context.clearCookies();
  },

  given: async ({ service }, use) => {
    const removals: (() => PromiseLike<unknown>)[] = [];
    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    await use({ service, word, afterwards: (remove) => removals.push(remove) });
    for (const remove of removals.reverse()) await remove();
  },
});

/** Signs the browser in with its role, unless an earlier row has done so. */
async function ensureSignedIn(context: BrowserContext, signIn: () => Promise<void>): Promise<void> {
  if ((await context.cookies()).length > 0) return;
  await muteOthers(context);
  await signIn();
}

/** One screen of each kind, checked in every look. All others use the same components and are checked in one look. */
const IN_EVERY_LOOK = [
  'home',
  'a service, its questions open',
  'contact, a question with mistakes',
  'dashboard',
  'calendar, month',
  'bookings',
  'a booking',
  'tasks on the board',
  'a team to delete',
  'a new task with mistakes',
  'editor of blog_posts',
  'menu of a phone',
];

/** States of parts that another screen shows: they run at night only. */
const AT_NIGHT = [
  /, (none|nothing) found$/,
  /with (a )?mistakes?$/,
  /^(list|a new one|preview) of (?!blog_posts$)/,
  / (of|for) an editor$/,
  / of a newcomer$/,
  /, (menu|some chosen|one chosen)$/,
  / to (delete|disable)$/,
  /^calendar, (day|a consultation to move)$/,
  /^a new (team|company)$/,
  /forged/,
];

/** The rows that show those parts once each day. */
const SHOWN_DAILY = [
  ...IN_EVERY_LOOK,
  'bookings, none found',
  'courses, none found',
  'booking with mistakes',
  'sign-in of leaders with mistakes',
  'bookings, menu',
  'tasks, one chosen',
  'a draft of an editor',
  'dashboard of a newcomer',
  'a forged link of a mail',
];

const isAtNight = ({ name }: Screen) =>
  !SHOWN_DAILY.includes(name) && AT_NIGHT.some((pattern) => pattern.test(name));

/**
 * Returns the looks in which to check a screen. For most screens the look is derived from their name, so it is
 * stable.
 */
function looksOf({ name }: Screen): readonly Look[] {
  if (IN_EVERY_LOOK.includes(name)) return allLooks;
  const [first = 0] = createHash('sha256').update(name).digest();
  return allLooks.slice(first % 4, (first % 4) + 1);
}

/** Adds a test for each screen: axe in its looks, and no overflow on phone and desktop. */
function testEach(screens: Screen[]) {
  const rows = Map.groupBy(screens, ({ needsOwnPage = false }) => needsOwnPage);
  for (const [needsOwnPage, screens] of rows) {
    test.describe(() => {
      test.use({ needsOwnPage });
      for (const screen of screens) testScreen(screen);
    });
  }
}

function testScreen(screen: Screen) {
  const { name, path, find, act, shows } = screen;
  const tag = isAtNight(screen) ? ['@night'] : [];
  test(name, { tag }, async ({ page, given, expectAccessibleEverywhere }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(find ? await find(given) : path);
    // Not located by role, because an open drawer hides the page from assistive technology.
    await expect(page.locator('h1').first()).toBeVisible();
    await act?.(page, given);
    if (shows) await expect(shows(page)).toBeVisible();
    // Placeholder of content that has not loaded.
    await expect(page.locator('.animate-pulse')).toHaveCount(0);
    await expectAccessibleEverywhere(page, looksOf(screen));
  });
}

test.describe('a visitor', () => testEach([...publicPages, ...signInPages]));

test.describe('a visitor with empty lists', () => {
  test.use({ expectedErrors: [/status of 404/] });
  testEach(missingPages);
});

test.describe('a leader', () => {
  test.use({ role: 'leader', expectedErrors: [/status of 404/] });
  test.beforeEach(({ context, signInAs }) => ensureSignedIn(context, () => signInAs('leader')));
  testEach(leaderScreens);
});

test.describe('a member', () => {
  test.use({ role: 'member', expectedErrors: [/status of 404/] });
  test.beforeEach(({ context, signInAs }) => ensureSignedIn(context, () => signInAs('member')));
  testEach(memberScreens);
});

test.describe('an editor', () => {
  test.use({ role: 'editor', expectedErrors: [/status of 404/] });
  test.beforeEach(({ context, signInAs }) => ensureSignedIn(context, () => signInAs('editor')));
  testEach(editorScreens);
});

test.describe('a new member', () => {
  test.use({ role: 'own account' });
  test.beforeEach(async ({ createAccount, signInAs }) => {
    await signInAs(await createAccount('team_member'));
  });
  testEach([...newcomerScreens, ...twoStepScreens]);
});

test.describe('someone with two-step verification', () => {
  test.use({ role: 'own account' });
  let person: Account;
  test.beforeEach(async ({ createAccount, signInAs, service }) => {
    person = await createAccount('team_member');
    await signInAs(person);
    const factor = { user_id: person.id, secret: 'none', confirmed_at: new Date().toISOString() };
    await service.from('second_factors').insert(factor).throwOnError();
  });

  test.describe('before the code', () => testEach(secondStepScreens));

  test.describe('after the code', () => {
    test.beforeEach(async ({ service }) => {
      await service
        .from('staff_sessions')
        .update({ verified_at: new Date().toISOString() })
        .eq('user_id', person.id)
        .throwOnError();
    });
    testEach(securedScreens);
  });
});

test.describe('a leader who must set it up', () => {
  test.use({ role: 'own account' });
  test.beforeEach(async ({ createAccount, signInAs, page }) => {
    await signInAs(await createAccount('team_leader'));
    // In the demo no leader is required to. The page is also the response to its own form.
    await page.route(`**${paths.twoStepSetUp}`, (route) =>
      route.continue({
        method: 'POST',
        headers: {
          ...route.request().headers(),
          origin: new URL(route.request().url()).origin,
          'content-type': 'application/x-www-form-urlencoded',
        },
        postData: 'nothing=',
      }),
    );
  });
  testEach(setUpScreens);
});

/** Pages without content of their own: they redirect, or look like a list that is a row. */
const WITHOUT_SCREEN = [
  '/blog/category/[category]/page/[page]',
  '/blog/tag/[tag]/page/[page]',
  '/academy/page/[page]',
  '/webinars/page/[page]',
  '/admin',
  '/team',
  '/team/content',
  '/filtered/academy/[query]',
  '/filtered/blog/[query]',
  '/filtered/booking/[query]',
  '/filtered/calculator/[query]',
  '/filtered/readiness/[query]',
  '/filtered/careers/[query]',
  '/filtered/search/[query]',
];

test('every page of the app has a row', () => {
  const app = join(import.meta.dirname, '../../app');
  const routes = globSync('**/page.tsx', { cwd: app }).map(
    (file) =>
      `/${file
        .split(sep)
        .slice(0, -1)
        .filter((part) => !part.startsWith('('))
        .join('/')}`,
  );
  const screens = [
    ...publicPages,
    ...signInPages,
    ...missingPages,
    ...leaderScreens,
    ...memberScreens,
    ...editorScreens,
    ...newcomerScreens,
    ...secondStepScreens,
    ...setUpScreens,
  ];
  const shown = screens.map(({ path }) => path.split(/[?#]/)[0] ?? '');
  const hasRow = (route: string) => {
    const pattern = new RegExp(
      `^${route.replace(/\[\.\.\.\w+\]/g, '.+').replace(/\[\w+\]/g, '[^/]+')}$`,
    );
    return shown.some((path) => pattern.test(path));
  };
  const names = screens.map(({ name }) => name);
  expect(SHOWN_DAILY.filter((name) => !names.includes(name))).toEqual([]);
  const unused = AT_NIGHT.filter((pattern) => !names.some((name) => pattern.test(name)));
  expect(unused).toEqual([]);
  expect(routes.length).toBeGreaterThan(50);
  expect(routes.filter((route) => !WITHOUT_SCREEN.includes(route) && !hasRow(route))).toEqual([]);
});
