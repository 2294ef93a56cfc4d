import type { Page } from '@playwright/test';
import { notices } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const log = (page: Page) => page.getByRole('list', { name: 'What has happened' });
const guide = (page: Page) => page.locator('#run-guide').getByRole('heading');

async function begin(page: Page) {
  await page.goto(paths.failItNow);
  await press(page, 'Start a run');
  await expect(page).toHaveURL(/\/run\?run=[0-9a-f-]{36}/);
  await expect(guide(page)).toHaveText('Stop the receiver');
}

test('a visitor stops a receiver, sees the retries, starts it, and sees the duplicate rejected', {
  tag: '@night',
}, async ({ page, expectAccessible }) => {
  test.slow();
  await page.goto(paths.proof);
  await page.getByRole('link', { name: 'Fail it now' }).click();
  await expect(page).toHaveURL(paths.failItNow);
  await begin(page);
  await press(page, 'Stop the receiver');
  await expect(guide(page)).toHaveText('Send it a booking');
  await expect(page.getByRole('button', { name: 'Start the receiver' })).toBeFocused();
  await press(page, 'Send the booking');
  await expect(log(page)).toContainText('Try 1 failed: The connection was refused');
  await expect(log(page)).toContainText('1 minute outside this page');
  await expect(page.getByText(/Next try in \d/)).toBeVisible();
  // Retried automatically, at the announced time.
  await expect(log(page)).toContainText('Try 2 failed', { timeout: 30_000 });
  await press(page, 'Start the receiver');
  await expect(guide(page)).toHaveText('Delivered, and booked once', { timeout: 60_000 });
  await expect(log(page)).toContainText('Signature checked, booked');
  await press(page, 'Send it again');
  await expect(guide(page)).toHaveText('Sent again, and still booked once');
  await expect(log(page)).toContainText('second booking refused');
  await expect(log(page).getByText('Signature checked, booked')).toHaveCount(1);
  await expectAccessible(page);
  await page.reload();
  await expect(guide(page)).toHaveText('Sent again, and still booked once');
});

test('works without JavaScript: forms, and a link that shows later events', async ({
  openBrowser,
}) => {
  test.slow();
  const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  const lookAgain = () => page.getByRole('link', { name: 'See what has happened since' }).click();
  await begin(page);
  await press(page, 'Stop the receiver');
  await press(page, 'Send the booking');
  await expect(log(page)).toContainText('Try 1 failed: The connection was refused');
  await expect(async () => {
    await lookAgain();
    await expect(log(page)).toContainText('Try 2 failed', { timeout: 100 });
  }).toPass({ timeout: 30_000 });
  await press(page, 'Start the receiver');
  await expect(async () => {
    await lookAgain();
    await expect(guide(page)).toHaveText('Delivered, and booked once', { timeout: 100 });
  }).toPass({ timeout: 60_000 });
  await press(page, 'Send it again');
  await expect(guide(page)).toHaveText('Sent again, and still booked once');
  await expect(log(page)).toContainText('second booking refused');
});

test.describe('a click before the previous response arrives', () => {
  /** Clicks a button, runs `meanwhile` while the response is held back, and lets the page show that response. */
  async function pressAndHoldAnswer(page: Page, name: string, meanwhile: () => Promise<void>) {
    const held = Promise.withResolvers<void>();
    await page.route(
      `**${paths.sandboxRuns}`,
      async (route) => {
        await held.promise;
        await route.continue();
      },
      { times: 1 },
    );
    const answer = page.waitForResponse((response) => response.request().redirectedFrom() !== null);
    await press(page, name);
    await meanwhile();
    held.resolve();
    await (await answer).finished();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  test('is sent after that response', async ({ page }) => {
    await begin(page);
    await pressAndHoldAnswer(page, 'Stop the receiver', () => press(page, 'Send the booking'));
    await expect(log(page)).toContainText('Try 1 failed');
  });

  test('counts if the response arrives while the button or key is held down', async ({ page }) => {
    await begin(page);
    await pressAndHoldAnswer(page, 'Stop the receiver', async () => {
      await page.getByRole('button', { name: 'Send the booking' }).hover();
      await page.mouse.down();
    });
    await page.mouse.up();
    await expect(log(page)).toContainText('Try 1 failed');
    await pressAndHoldAnswer(page, 'Try now', async () => {
      await page.getByRole('button', { name: 'Start the receiver' }).focus();
      await page.keyboard.down('Space');
    });
    await page.keyboard.up('Space');
    await expect(page.getByRole('button', { name: 'Stop the receiver' })).toBeVisible();
  });
});

test.describe('an ended run', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('shows that it has ended, and links to a new one', async ({ page }) => {
    await page.goto(`${paths.sandboxRuns}?run=${crypto.randomUUID()}`);
    await expect(page.getByText(notices.sandboxEnded)).toBeVisible();
    await press(page, 'Start a run');
    await expect(guide(page)).toHaveText('Stop the receiver');
  });
});

test.describe('a lost connection', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is reported, keeps the run on the screen, and recovers automatically', async ({ page }) => {
    await begin(page);
    await press(page, 'Stop the receiver');
    await press(page, 'Send the booking');
    await expect(log(page)).toContainText('Try 1 failed');
    await page.route(`**${paths.sandboxRuns}**`, (route) => route.abort());
    await expect(page.getByText(notices.sandboxLost)).toBeVisible();
    await expect(log(page)).toContainText('Try 1 failed');
    await page.unroute(`**${paths.sandboxRuns}**`);
    await expect(page.getByText(notices.sandboxLost)).toBeHidden();
    await expect(log(page)).toContainText('Try 2 failed', { timeout: 30_000 });
  });
});
