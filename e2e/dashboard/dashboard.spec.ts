import type { Page } from '@playwright/test';
import { bookingPath, taskPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { type Account, test as base, expect, people } from '../support/fixtures.ts';
import { testEnvironment } from '../support/test-environment.ts';

type Named = { id: string; name: string };
type BookingFields = { requestdate?: string };
type TaskFields = { due_date?: string; status?: string };

const DAY_MS = 24 * 60 * 60 * 1000;

const test = base.extend<{
  /** An unanswered booking in a distant year. */
  book: (fields?: BookingFields) => Promise<Named>;
  addTask: (assignee: string, fields?: TaskFields) => Promise<Named>;
  leaderId: string;
  /** A signed-in member that only this test uses. */
  person: Account;
}>({
  leaderId: async ({ service }, use) => {
    const query = service.from('user_profiles').select('id').eq('email', people.leader);
    await use((await query.single().throwOnError()).data.id);
  },

  book: async ({ service }, use) => {
    const ids: string[] = [];
    await use(async (fields = {}) => {
      const name = `Ada ${crypto.randomUUID().slice(0, 8)}`;
      const starts = Date.UTC(2100, 0, Math.floor(Math.random() * 300 * 365), 15);
      const { data } = await service
        .from('consultation_bookings')
        .insert({
          firstname: name,
          email: 'ada@engines.example',
          preferreddate: new Date(starts).toISOString(),
          ends_at: new Date(starts + 30 * 60 * 1000).toISOString(),
          ...fields,
        })
        .select('id')
        .single()
        .throwOnError();
      ids.push(data.id);
      return { id: data.id, name };
    });
    await service.from('consultation_bookings').delete().in('id', ids).throwOnError();
  },

  addTask: async ({ service, leaderId }, use) => {
    const ids: string[] = [];
    await use(async (assignee, fields = {}) => {
      const name = `Count the mails ${crypto.randomUUID().slice(0, 8)}`;
      const { data } = await service
        .from('tasks')
        .insert({ title: name, assigned_to: assignee, created_by: leaderId, ...fields })
        .select('id')
        .single()
        .throwOnError();
      ids.push(data.id);
      return { id: data.id, name };
    });
    await service.from('tasks').delete().in('id', ids).throwOnError();
  },

  person: async ({ createAccount, signInAs }, use) => {
    const account = await createAccount('team_member');
    await signInAs(account);
    await use(account);
  },
});

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A section of the dashboard by its heading. */
const panel = (page: Page, title: string) =>
  page
    .locator('section:not(:has(section))')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test.describe('a leader', () => {
  test.beforeEach(({ signInAs }) => signInAs('leader'));

  test('sees whom to answer first, and how overdue that is', async ({ page, book }) => {
    const booking = await book({ requestdate: '2001-02-05T15:00:00Z' });
    await page.goto(paths.admin.dashboard);
    const line = panel(page, 'Waiting for you').getByRole('link', { name: booking.name });
    await expect(line).toContainText('Reply due');
    await expect(line).toContainText('Was due Feb 6, 10:00 AM EST');
    await line.click();
    await expect(page).toHaveURL(bookingPath(booking.id));
  });

  test('finds each record and figure once, and no box with a separate scrollbar', async ({
    page,
    book,
    addTask,
    service,
    leaderId,
  }) => {
    const booking = await book({ requestdate: '2001-02-05T15:00:00Z' });
    const task = await addTask(leaderId, { due_date: inDays(-1) });
    await service
      .from('notifications')
      .insert(
        [task.id, task.id].map((record_id) => ({
          user_id: leaderId,
          kind: 'mentioned',
          title: task.name,
          record_table: 'tasks',
          record_id,
        })),
      )
      .throwOnError();
    await page.goto(paths.admin.dashboard);
    const waiting = panel(page, 'Waiting for you').getByRole('listitem');
    // The seed already fills the first lines.
    await panel(page, 'Waiting for you')
      .getByText(/^Show \d+ more$/)
      .click();
    for (const path of [bookingPath(booking.id), taskPath('admin', task.id)]) {
      await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toHaveCount(1);
    }
    const line = waiting.filter({ hasText: task.name });
    await expect(line).toContainText('Overdue');
    await expect(line).toContainText('You were mentioned');

    const labels = await page
      .getByRole('region', { name: 'Deals' })
      .getByRole('listitem')
      .evaluateAll((tiles) => tiles.map((tile) => tile.querySelector('a > span')?.textContent));
    expect(labels.length).toBeGreaterThan(4);
    expect(new Set(labels).size).toBe(labels.length);
    const scrolling = await page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('*')]
          .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
          .map((part) => part.outerHTML.slice(0, 80)),
      );
    expect(scrolling).toEqual([]);
    await line.getByRole('button', { name: `Read: ${task.name}` }).click();
    await expect(line).not.toContainText('You were mentioned');
    await expect(line).toContainText('Overdue');
  });

  test('chooses the days of the figures, which are in the URL', async ({ page, book }) => {
    const year = 1900 + Math.floor(Math.random() * 90);
    await book({ requestdate: `${year}-03-04T15:00:00Z` });
    await page.goto(paths.admin.dashboard);
    await page.getByRole('link', { name: 'Figures by day and by channel' }).click();
    await page.getByRole('link', { name: '7 days', exact: true }).click();
    await expect(page).toHaveURL(`${paths.admin.figures}?days=7`);
    await expect(page.getByText('compared with the 7 days before')).toBeVisible();

    await page.getByLabel('From').fill(`${year}-03-01`);
    await page.getByLabel('to', { exact: true }).fill(`${year}-03-10`);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(`${paths.admin.figures}?from=${year}-03-01&to=${year}-03-10`);
    await expect(page.getByText('compared with the 10 days before')).toBeVisible();
    const figures = page.getByRole('main');
    await expect(figures.getByRole('link', { name: /^Bookings 1 None before/ })).toHaveAttribute(
      'href',
      `${paths.admin.bookings}?quarantined=no&from=${year}-03-01&to=${year}-03-10`,
    );

    const range = `from=${year}-03-01&to=${year}-03-10`;
    for (const [name, list] of [
      ['Webinar registrations', `${paths.admin.registrations}?${range}`],
      ['Enrolments', `${paths.admin.academy}?${range}`],
      ['New subscribers', `${paths.admin.subscribers}?state=confirmed&${range}`],
    ] as const) {
      const link = figures.getByRole('link', { name: new RegExp(`^${name}`) });
      await expect(link).toHaveAttribute('href', list);
    }

    const chart = panel(page, 'Bookings');
    await expect(chart.getByRole('img', { name: /^Bookings over time/ })).toBeVisible();
    await expect(chart.getByRole('img').getByText('Mar 3')).toBeVisible();
    await chart.getByText('Show as a table').click();
    await expect(chart.getByRole('row', { name: 'Mar 4 1' })).toBeVisible();
    await expect(panel(page, 'Visits').getByText('Nothing was counted')).toBeVisible();
  });
});

test('a member’s day groups each task correctly', async ({
  page,
  person,
  service,
  leaderId,
  addTask,
}) => {
  await service
    .from('user_profiles')
    .update({ time_zone: 'Asia/Tokyo' })
    .eq('id', person.id)
    .throwOnError();
  const late = await addTask(person.id, { due_date: inDays(-3) });
  const tasks = {
    'Next 7 days': await addTask(person.id, { due_date: inDays(3) }),
    'Waiting for others': await addTask(person.id, { status: 'blocked' }),
  };
  await addTask(leaderId, { due_date: inDays(-3) });
  const body = 'Robin, which mails count?';
  await service
    .from('task_comments')
    .insert({ task_id: late.id, author_id: leaderId, body, mentions: [person.id] })
    .throwOnError();

  await page.goto(paths.team.dashboard);
  for (const [title, { id, name }] of Object.entries(tasks)) {
    const links = panel(page, title).getByRole('link');
    await expect(links).toHaveCount(1);
    await expect(links).toContainText(name);
    await expect(links).toHaveAttribute('href', taskPath('team', id));
  }
  const inbox = panel(page, 'Waiting for you');
  await expect(inbox.getByRole('listitem').first()).toContainText('Overdue');
  await expect(inbox).toContainText('GMT+9');
  await expect(inbox).toContainText(body);
  await inbox.getByRole('link', { name: late.name }).first().press('Enter');
  await expect(page).toHaveURL(taskPath('team', late.id));
});

test('waiting entries are snoozed or completed, and both can be undone', async ({
  page,
  service,
  person,
  addTask,
}) => {
  const { id, name } = await addTask(person.id, { due_date: inDays(-1) });
  await service.from('notifications').delete().eq('user_id', person.id).throwOnError();
  await page.goto(paths.team.dashboard);
  const item = panel(page, 'Waiting for you').getByRole('listitem').filter({ hasText: name });
  const undo = page.getByRole('button', { name: 'Undo' }).last();
  await item.getByRole('button', { name: `Snooze: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Until tomorrow, 9 AM' }).click();
  await expect(item).toBeHidden();
  await page.reload();
  await expect(panel(page, 'Waiting for you')).toContainText('Nothing is waiting for you');
  await service.from('inbox_snoozes').delete().eq('user_id', person.id).throwOnError();
  await page.reload();

  await item.getByRole('button', { name: `Done: ${name}` }).click();
  await expect(item).toBeHidden();
  const status = async () =>
    (await service.from('tasks').select('status').eq('id', id).single().throwOnError()).data.status;
  expect(await status()).toBe('completed');
  await undo.click();
  await expect(item).toBeVisible();
  expect(await status()).toBe('todo');
});

test('the inbox updates while it is open', async ({ page, person, addTask }) => {
  await page.goto(paths.team.dashboard);
  await expect(panel(page, 'News')).toContainText('No news');
  // Items that arrive before the channel is open appear on the next visit.
  await expect(async () => {
    const { name } = await addTask(person.id, { due_date: inDays(3) });
    await expect(panel(page, 'News')).toContainText(name, { timeout: 3000 });
  }).toPass();
});

test('many readers behind one IP see no error', async ({ page, request }) => {
  const visit = () =>
    request.post(paths.visits, {
      headers: { origin: testEnvironment.SITE_URL },
      // Within the limit, but without a section, because other tests count stored visits.
      data: '/nowhere',
    });
  const arrivals = async (times: number) => {
    for (let sent = 0; sent < times; sent += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, visit));
      expect(answers.map((answer) => answer.status())).toEqual(Array(50).fill(204));
    }
    const counted = page.waitForResponse(`**${paths.visits}`);
    await page.goto(paths.about);
    expect((await counted).status()).toBe(204);
  };
  await arrivals(200);
  await arrivals(500);
});

test('a visit is counted once without personal data', async ({ page, request }) => {
  const counted = page.waitForResponse(`**${paths.visits}`);
  await page.goto(paths.services);
  const response = await counted;
  expect(response.status()).toBe(204);
  expect(response.request().postData()).toBe(paths.services);
  const again: string[] = [];
  page.on('request', (request) => again.push(request.url()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page).toHaveURL(paths.privacy);
  await page.reload();
  expect(again.filter((url) => url.endsWith(paths.visits))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  const origin = 'https://elsewhere.example';
  const foreign = await request.post(paths.visits, { headers: { origin }, data: '/blog' });
  expect(foreign.status()).toBe(403);
});
