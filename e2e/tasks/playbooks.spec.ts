import type { Page } from '@playwright/test';
import { notices } from '../../lib/notices.ts';
import { bookingPath, taskPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { test as base, expect, people } from '../support/fixtures.ts';

const test = base.extend<{ word: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  word: async ({}, use) => use(`Word${crypto.randomUUID().slice(0, 8)}`),
});

const drawer = (page: Page) => page.getByRole('dialog').first();

test.beforeEach(async ({ signInAs }) => signInAs('leader'));

test('a playbook is built by keyboard, starts with a booking, moves with it, and notifies its creator of completed tasks', async ({
  page,
  openBrowser,
  signInAs,
  service,
  word,
}) => {
  test.slow();
  await page.goto(`${paths.admin.playbooks}?open=new`);
  await drawer(page).getByLabel('Name').fill(word);
  for (const title of [`${word} after {client}`, `${word} before {client}`]) {
    await drawer(page).getByRole('button', { name: 'Add step' }).click();
    const field = drawer(page).getByLabel('Title').last();
    await field.focus();
    await page.keyboard.press('Tab');
    await expect(field).toHaveAccessibleDescription('Please enter a title.');
    await field.fill(title);
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
  await drawer(page).getByLabel('Relative to the date').last().selectOption('days before');
  const up = drawer(page).getByRole('button', { name: `Move ${word} before {client} up` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect(drawer(page).getByLabel('Title').first()).toHaveValue(`${word} before {client}`);
  await drawer(page).getByRole('button', { name: 'Create playbook' }).click();
  await expect(page.getByText(notices.playbookSaved)).toBeVisible();

  const { data: host } = await service
    .from('user_profiles')
    .select('id')
    .eq('email', people.member)
    .single()
    .throwOnError();
  const { data: booking } = await service
    .from('consultation_bookings')
    .insert({
      firstname: word,
      email: `${word.toLowerCase()}@x.example`,
      preferreddate: '2041-06-03T14:00:00Z',
      ends_at: '2041-06-03T14:30:00Z',
      host_id: host.id,
    })
    .select('id')
    .single()
    .throwOnError();
  const tasks = async () => {
    const { data } = await service
      .from('tasks')
      .select('id, title, due_date, assigned_to, status')
      .eq('booking_id', booking.id)
      .ilike('title', `${word}%`)
      .order('due_date')
      .throwOnError();
    return data;
  };
  const [before, after] = await tasks();
  expect(before).toMatchObject({
    title: `${word} before ${word}`,
    due_date: '2041-06-02T13:00:00+00:00',
    assigned_to: host.id,
  });
  expect(after?.due_date).toBe('2041-06-04T13:00:00+00:00');

  await service
    .from('consultation_bookings')
    .update({ preferreddate: '2041-06-05T14:00:00Z', ends_at: '2041-06-05T14:30:00Z' })
    .eq('id', booking.id)
    .throwOnError();
  expect((await tasks()).map(({ due_date }) => due_date)).toEqual([
    '2041-06-04T13:00:00+00:00',
    '2041-06-06T13:00:00+00:00',
  ]);

  await page.goto(taskPath('admin', before?.id ?? ''));
  await drawer(page).getByRole('link', { name: word, exact: true }).click();
  await expect(drawer(page).getByRole('region', { name: 'Runs' })).toContainText('Running');

  await page.goto(bookingPath(booking.id));
  await drawer(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Start a playbook' }).click();
  const preview = page.getByRole('dialog', { name: 'Start a playbook' });
  await expect(preview.getByText(`${word} before ${word}`)).toBeVisible();
  await expect(preview.getByText('Started already').first()).toBeVisible();

  const office = await openBrowser();
  await signInAs('member', office);
  const theirs = await office.newPage();
  await theirs.goto(`${paths.team.tasks}?q=${word}`);
  await theirs.getByRole('button', { name: `Move ${word} before ${word}` }).click();
  await theirs.getByRole('menuitem', { name: 'Move to Completed' }).click();
  await expect.poll(async () => (await tasks())[0]?.status).toBe('completed');
  await page.goto(paths.admin.notifications);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Task completed' }).filter({ hasText: word }),
  ).toContainText(`${word} before ${word}`);

  await service.from('tasks').delete().ilike('title', `${word}%`);
  await service.from('consultation_bookings').delete().eq('id', booking.id);
  await service.from('playbooks').delete().eq('name', word);
});
