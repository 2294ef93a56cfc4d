import type { Page } from '@playwright/test';
import { bookAboutPath, contentPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { otherDays } from '../support/consultation-slots.ts';
import { isTakenOver, setBack, useEveryControl } from '../support/early-input.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { leaderScreens } from '../support/screens/leaders.ts';
import { publicPages } from '../support/screens/public.ts';

/** Forms of visitors that React hydrates. */
const VISITORS = [
  'booking',
  'booking about a plan',
  'booking with an estimate',
  'a booking to manage',
  'contact',
  'contact, about a plan',
  'a course',
  'a course that opens later',
  'a webinar',
  'a webinar place',
  'a job',
  'a proposal',
  'what a subscriber gets',
  'a course whose link is asked for',
];

/** One staff screen for each kind of form. */
const STAFF = [
  'availability',
  'a host',
  'a new issue',
  'retention',
  'outline of a course',
  'text of a lesson',
  'video of a lesson',
  'editor of blog_posts',
  'editor of cases',
];

const named = (screens: typeof publicPages, names: string[]) =>
  names.map((name) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}`);
    return screen;
  });

/** Opens a page whose scripts are held back, and uses every control below `root`. */
async function useEarly(page: Page, path: string, root = 'main') {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const controls = page.locator(root).locator('input, select, textarea');
  await expect(controls.filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  expect(await useEveryControl(page, root)).toBeGreaterThan(0);
  release();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await page.waitForLoadState('networkidle');
}

for (const { name, path, find } of named(publicPages, VISITORS)) {
  test(`keeps input from before the scripts of ${name} load`, async ({ page, service }) => {
    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    await useEarly(page, find ? await find({ service, word, afterwards: () => {} }) : path);
    await expect.poll(() => setBack(page)).toEqual([]);
  });
}

test('sends a form submitted before scripts load to its answer page', async ({ page }) => {
  await holdScripts(page);
  await page.goto(contentPath('courses', 'automation-fundamentals'), { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email', { exact: true }).fill(`${crypto.randomUUID()}@learner.example`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByRole('heading', { name: 'Your place is reserved' })).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#answer');
});

test('keeps a service other than the one in the URL', async ({ page }) => {
  await page.goto(paths.booking);
  const ids = await page
    .getByLabel('Service')
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  const [carried, other] = ids.filter(Boolean);
  const release = await holdScripts(page);
  await page.goto(`${paths.booking}?service=${carried}`, { waitUntil: 'commit' });
  await page.getByLabel('Service').selectOption(other ?? '');
  release();
  await expect(page.getByLabel('Service')).toHaveValue(other ?? '');
  await expect(page.getByText(/^About: /)).toBeHidden();
  await page.getByLabel('First name').fill('Ada');
  await expect(page.getByLabel('Service')).toHaveValue(other ?? '');
});

test('shifts nothing during a click that began before scripts load', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(bookAboutPath('plan-professional'), { waitUntil: 'commit' });
  await otherDays(page).hover();
  await page.mouse.down();
  release();
  await expect
    .poll(() => otherDays(page).evaluate((summary) => Object.keys(summary).join()))
    .toContain('__reactProps');
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'About: Professional plan' })).toBeVisible();
});

test.describe('staff', () => {
  test.beforeEach(({ signInAs }) => signInAs('leader'));

  for (const { name, path, find } of named(leaderScreens, STAFF)) {
    test(`keeps the input of a leader from before the scripts of ${name} load`, async ({
      page,
      service,
    }) => {
      const word = `w${crypto.randomUUID().slice(0, 8)}`;
      await useEarly(
        page,
        find ? await find({ service, word, afterwards: () => {} }) : path,
        'main',
      );
      await expect.poll(() => setBack(page)).toEqual([]);
    });
  }

  test('filters a list by a choice from before scripts load', async ({ page }) => {
    await useEarly(page, paths.admin.tasks, 'search');
    await expect(page).toHaveURL(/q=Typed\+early&status=all/);
    await expect.poll(() => setBack(page)).toEqual([]);
  });

  test('selects the rows that were ticked before scripts load', async ({ page }) => {
    await useEarly(page, paths.admin.teams, 'tbody');
    await expect.poll(() => setBack(page)).toEqual([]);
    await expect(page.getByText(/^\d+ chosen/)).toBeVisible();
  });
});
