import type { Locator, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { notices } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import { bookAs, bookingTest } from '../support/booking-form.ts';
import { freeSlot } from '../support/consultation-slots.ts';
import { type Account, expect, staffLink } from '../support/fixtures.ts';
import { chooseFrom, enter, typeInto } from '../support/keyboard.ts';

const test = bookingTest.extend<{
  /** A first name that only this test's visitor has. */
  visitor: string;
  /** A member under a separate name that only this test uses. */
  member: Account & { name: string };
}>({
  visitor: async ({ service, visitorEmail }, use) => {
    await use(`Grace${visitorEmail.slice(0, 8)}`);
    await forget(service, visitorEmail);
  },

  member: async ({ createAccount, service }, use) => {
    const account = await createAccount('team_member');
    const name = `Olu${crypto.randomUUID().slice(0, 8)}`;
    await service.from('user_profiles').update({ name }).eq('id', account.id).throwOnError();
    await use({ ...account, name });
    await service.from('user_profiles').delete().eq('id', account.id).throwOnError();
  },
});

async function forget(service: SupabaseClient<Database>, email: string) {
  const { data } = await service
    .from('consultation_bookings')
    .delete()
    .eq('email', email)
    .select('client_id')
    .throwOnError();
  for (const { client_id } of data) {
    if (!client_id) continue;
    await service.from('tasks').delete().eq('client_id', client_id).throwOnError();
    await service.from('clients').delete().eq('id', client_id).throwOnError();
  }
}

const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const drawer = (page: Page, name?: string) =>
  page.getByRole('dialog', name ? { name: new RegExp(`^${name}`) } : {});
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const news = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline' });

type Names = { visitor: string; member: string; title: string };

/** The same steps by mouse or by keyboard. */
type Hands = {
  press: (control: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  choose: (field: Locator, option: string) => Promise<void>;
  /** Opens the button's menu and chooses an item. */
  pick: (button: Locator, item: string) => Promise<void>;
};

// Typing selects from a list, too.
const keyboard: Hands = { press: enter, type: typeInto, choose: typeInto, pick: chooseFrom };

/** The leader opens the contact of the booking and creates a task from it; ends on the task. */
async function handOn(page: Page, hands: Hands, { visitor, member, title }: Names) {
  await page.goto(paths.admin.dashboard);
  await hands.press(staffLink(page, 'Bookings'));
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await hands.type(page.getByRole('searchbox'), visitor);
  await expect(page.getByRole('row')).toHaveCount(2);
  await hands.press(page.getByRole('link', { name: visitor }));
  const booking = drawer(page, 'Booking');
  const further = (item: string) => hands.pick(booking.getByRole('button', { name: 'More' }), item);
  // The visitor is a contact since the booking.
  await hands.press(booking.getByRole('link', { name: visitor }));
  await expect(page.getByRole('heading', { level: 1, name: visitor })).toBeVisible();
  await page.goBack();
  await expect(booking.getByRole('link', { name: visitor })).toBeVisible();
  await further('Add a follow-up task');
  const task = drawer(page, 'New task');
  await hands.type(task.getByLabel('Title'), title);
  await hands.choose(task.getByLabel('Assignee'), member);
  await hands.press(task.getByRole('button', { name: 'Create task' }));
  await expect(toast(page, notices.taskCreated)).toBeVisible();
}

/** The member is notified of the task, and completes it through every status. */
async function workOn(page: Page, hands: Hands, { title }: Names) {
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await hands.press(bell(page));
  await expect(news(page).getByRole('link', { name: title })).toContainText('Assigned to you');
  await page.keyboard.press('Escape');
  await hands.press(staffLink(page, 'Tasks'));
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('To do');
  await hands.press(page.getByRole('link', { name: title }));
  const step = (name: string) => drawer(page).getByRole('button', { name, exact: true });
  await hands.press(step('Move to In progress'));
  await expect(step('Move to To do')).toBeVisible();
  await hands.press(step('Move to Blocked'));
  // A blocked task must be resumed first.
  await expect(step('Move to In progress')).toBeVisible();
  await expect(step('Complete')).toBeHidden();
  await hands.press(step('Move to In progress'));
  await hands.press(step('Complete'));
  await expect(drawer(page).getByText('Completed', { exact: true }).first()).toBeVisible();
}

/** The leader finds all of it in the contact. */
async function lookAt(page: Page, hands: Hands, { visitor, member, title }: Names) {
  const task = drawer(page);
  await expect(async () => {
    await page.reload();
    await expect(task.getByLabel('Status')).toHaveValue('completed', { timeout: 3000 });
  }).toPass();
  await hands.press(task.getByRole('link', { name: `Client: ${visitor}` }));
  await expect(page.getByRole('heading', { level: 1, name: visitor })).toBeVisible();
  await expect(timeline(page)).toContainText(`${member} completed the task “${title}”`);
  await expect(timeline(page)).toContainText(`For ${member}: Completed`);
  await expect(timeline(page)).toContainText('Booked a consultation for');
  await expect(timeline(page)).toContainText('We sent the confirmation of a consultation');
}

test('leader and member do the same by keyboard', async ({
  page,
  openBrowser,
  service,
  signInAs,
  visitor,
  visitorEmail,
  member,
}) => {
  test.slow();
  await bookAs(service, visitorEmail, await freeSlot(6), visitor);
  const names = { visitor, member: member.name, title: `Send ${visitor} the quote` };
  const browser = await openBrowser();
  await signInAs(member, browser);
  const office = await browser.newPage();
  await office.goto(paths.team.dashboard);

  await signInAs('leader');
  await handOn(page, keyboard, names);
  await workOn(office, keyboard, names);
  await lookAt(page, keyboard, names);
});
