import type { Page } from '@playwright/test';
import { slotInstant } from '../../lib/bookings/availability/slots.ts';
import { instantAt } from '../../lib/core/time/wall-clock.ts';
import { bookingMoveNotices, notices } from '../../lib/notices.ts';
import { bookingPath, clientPath, paths } from '../../lib/paths.ts';
import { freeSlot } from '../support/consultation-slots.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { catchAction, sendAction } from '../support/sent-action.ts';
import { bearer } from '../support/test-environment.ts';

type Fields = {
  firstname?: string;
  company?: string;
  email?: string;
  status?: string;
  preferreddate?: string;
  quarantined_at?: string;
  quarantine_reason?: string;
};
type Booking = { id: string; name: string; email: string };

/** A slot that no visitor can choose and no other test does. */
function farAway(): string {
  const day = `${2040 + Math.floor(Math.random() * 40)}-0${1 + Math.floor(Math.random() * 9)}-1${Math.floor(Math.random() * 10)}`;
  return instantAt(day, `${10 + Math.floor(Math.random() * 6)}:00`).toISOString();
}

/** A time in the past at which no other test books. */
function longAgo(): string {
  const day = 1 + Math.floor(Math.random() * 3650);
  return new Date(Date.UTC(2005, 0, day, 10 + Math.floor(Math.random() * 6))).toISOString();
}

const test = base.extend<{ addBooking: (fields?: Fields) => Promise<Booking> }>({
  addBooking: async ({ service }, use) => {
    const emails: string[] = [];
    await use(async (fields = {}) => {
      const mark = crypto.randomUUID().slice(0, 8);
      const email = fields.email ?? `${mark}@visitor.example`;
      const { data } = await service
        .from('consultation_bookings')
        .insert({
          firstname: 'Noor',
          lastname: mark,
          company: 'Lantern Works',
          email,
          phone: '+1 212 555 0188',
          ...fields,
          ...lengthOf(fields.preferreddate),
        })
        .select('id, firstname')
        .single()
        .throwOnError();
      emails.push(email);
      return { id: data.id, name: `${data.firstname} ${mark}`, email };
    });
    for (const email of emails) {
      await service.from('consultation_bookings').delete().eq('email', email).throwOnError();
      await service.from('clients').delete().eq('email', email).throwOnError();
    }
  },
});

function lengthOf(start = farAway()) {
  return { preferreddate: start, ends_at: new Date(Date.parse(start) + 30 * 60_000).toISOString() };
}

const row = (page: Page, { name }: Booking) => page.getByRole('row').filter({ hasText: name });
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const found = (name: string) => `${paths.admin.bookings}?q=${encodeURIComponent(name)}`;

async function choose(page: Page, booking: Booking, item: string) {
  await page.getByRole('button', { name: `Actions for ${booking.name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test.describe('a leader', () => {
  test.beforeEach(({ signInAs }) => signInAs('leader'));

  test('answers and completes a booking, and takes it back', async ({ page, addBooking }) => {
    const booking = await addBooking({ preferreddate: longAgo() });
    await page.goto(found(booking.name));
    await expect(row(page, booking)).toContainText('Awaited');
    await choose(page, booking, 'Mark as answered');
    await expect(toast(page, notices.bookingUpdated)).toBeVisible();
    await expect(row(page, booking)).not.toContainText('Awaited');

    // The next toast is to be the only one that offers to undo.
    await expect(toast(page, notices.bookingUpdated)).toHaveCount(0);

    await choose(page, booking, 'Complete');
    await expect(row(page, booking)).toContainText('Completed');
    await toast(page, notices.bookingUpdated).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, notices.undone)).toBeVisible();
    await expect(row(page, booking)).toContainText('Scheduled');
  });

  test('completes only what has begun, one or several', async ({ page, addBooking }) => {
    const company = `Firm ${crypto.randomUUID().slice(0, 8)}`;
    const past = await addBooking({ company, preferreddate: longAgo() });
    const future = await addBooking({ company });
    await page.goto(found(company));
    await page.getByRole('button', { name: `Actions for ${future.name}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Cancel…' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Complete' })).toBeHidden();
    await page.keyboard.press('Escape');

    await page.getByLabel('Choose all on this page').check();
    const bar = page.getByRole('region', { name: 'Chosen records' });
    await expect(bar.getByRole('button', { name: 'No-show' })).toBeDisabled();
    await expect(bar).toContainText('once each of these has started');
    await row(page, future).getByRole('checkbox').uncheck();
    await bar.getByRole('button', { name: 'No-show' }).click();
    await expect(row(page, past)).toContainText('No-show');
  });

  test('gives several bookings an owner, and takes it back', async ({
    page,
    addBooking,
    service,
  }) => {
    const company = `Firm ${crypto.randomUUID().slice(0, 8)}`;
    const bookings = [await addBooking({ company }), await addBooking({ company })];
    const owners = async () => {
      const { data } = await service
        .from('consultation_bookings')
        .select('owner_id')
        .eq('company', company)
        .throwOnError();
      return data.filter(({ owner_id }) => owner_id).length;
    };
    await page.goto(found(company));
    await page.getByLabel('Choose all on this page').check();
    const bar = page.getByRole('region', { name: 'Chosen records' });
    await expect(bar).toContainText('2 chosen');
    await bar.getByRole('button', { name: 'Owner' }).click();
    await page.getByRole('menuitem', { name: 'Maya Lindqvist' }).click();
    await expect(toast(page, notices.bookingUpdated)).toBeVisible();
    for (const booking of bookings)
      await expect(row(page, booking)).toContainText('Maya Lindqvist');
    expect(await owners()).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, notices.undone)).toBeVisible();
    expect(await owners()).toBe(0);
  });

  test('reaches both ends of a menu that is longer than the screen', async ({
    page,
    addBooking,
  }) => {
    const booking = await addBooking();
    await page.setViewportSize({ width: 1440, height: 240 });
    await page.goto(found(booking.name));
    await page.getByRole('button', { name: `Actions for ${booking.name}` }).click();
    const items = page.getByRole('menuitem');
    for (const item of [items.last(), items.first()]) {
      await item.hover();
      await expect(item).toBeInViewport({ ratio: 1 });
    }
  });

  test('cancels after a question; the visitor gets a mail', async ({
    page,
    addBooking,
    newestMail,
    request,
  }) => {
    const booking = await addBooking();
    await request.get(paths.cronOutbox, {
      headers: bearer,
    });
    expect((await newestMail(booking.email)).subject).toContain('is booked');
    await page.goto(bookingPath(booking.id));
    const drawer = page.getByRole('dialog', { name: 'Booking' });
    await drawer.getByRole('button', { name: 'Cancel…' }).click();
    const question = page.getByRole('dialog', { name: `Cancel with ${booking.name}?` });
    await question.getByRole('button', { name: 'Cancel consultation' }).click();
    await expect(toast(page, notices.bookingUpdated)).toBeVisible();
    await expect(drawer).toContainText('Cancelled');
    await expect(async () => {
      expect((await newestMail(booking.email)).subject).toContain('cancelled');
    }).toPass();
    await drawer.getByRole('button', { name: 'Schedule again' }).click();
    await expect(drawer).toContainText('Scheduled');
  });

  test('corrects a booking; the second of two is told and loses nothing', async ({
    page,
    addBooking,
    service,
  }) => {
    const booking = await addBooking();
    await page.goto(bookingPath(booking.id));
    const drawer = page.getByRole('dialog', { name: 'Booking' });
    await drawer.getByLabel('Private notes').fill('Wants a quote by Friday.');
    await service
      .from('consultation_bookings')
      .update({ company: 'Lantern Works Inc.' })
      .eq('id', booking.id)
      .throwOnError();
    await drawer.getByRole('button', { name: 'Save booking' }).click();
    await expect(drawer.getByText(notices.changedMeanwhile)).toBeVisible();
    await expect(drawer).toContainText('Company: Lantern Works Inc.');
    await expect(drawer.getByLabel('Private notes')).toHaveValue('Wants a quote by Friday.');
    await drawer.getByRole('button', { name: 'Keep mine, then save' }).click();
    await drawer.getByRole('button', { name: 'Save booking' }).click();
    await expect(toast(page, notices.bookingUpdated)).toBeVisible();
    const { data } = await service
      .from('consultation_bookings')
      .select('private_notes')
      .eq('id', booking.id)
      .single()
      .throwOnError();
    expect(data.private_notes).toBe('Wants a quote by Friday.');
  });

  test('moves a booking; where the time is taken, to one of the three nearest', async ({
    page,
    addBooking,
    newestMail,
    service,
  }) => {
    const taken = await freeSlot(7);
    const start = slotInstant(taken.date, taken.time) ?? new Date();
    await addBooking({ preferreddate: start.toISOString() });
    const booking = await addBooking();
    await page.goto(bookingPath(booking.id));
    const drawer = page.getByRole('dialog', { name: 'Booking' });
    await drawer.getByRole('button', { name: 'Move to…' }).click();
    await drawer.getByLabel('Date').fill(taken.date);
    await drawer.getByLabel('Time', { exact: true }).fill(clock(taken.time));
    await drawer.getByRole('button', { name: 'Move…' }).click();
    const question = page.getByRole('dialog', {
      name: `Move the consultation with ${booking.name}?`,
    });
    const tell = question.getByRole('button', { name: 'Move and tell the visitor' });
    await tell.click();
    await expect(question.getByRole('alert')).toContainText(notices.bookingSlotConflict);
    const nearest = question.getByRole('listitem').getByRole('button');
    await expect(nearest).toHaveCount(3);
    await nearest.first().click();
    await expect(question.getByRole('alert')).toBeHidden();
    await tell.click();
    await expect(toast(page, notices.bookingUpdated)).toContainText(
      bookingMoveNotices.told(booking.name),
    );
    await expect(drawer.getByRole('button', { name: 'Move…' })).toBeHidden();
    await expect(async () => {
      expect((await newestMail(booking.email)).subject).toContain('has moved');
    }).toPass();
    const { data } = await service
      .from('consultation_bookings')
      .select('preferreddate')
      .eq('id', booking.id)
      .single()
      .throwOnError();
    const distance = Math.abs(Date.parse(data.preferreddate) - start.getTime());
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(5 * 24 * 60 * 60 * 1000);
  });

  test('adds a booking by hand, under the same rule', async ({ page, addBooking, newestMail }) => {
    const taken = await freeSlot(9);
    const holder = await addBooking({
      preferreddate: (slotInstant(taken.date, taken.time) ?? new Date()).toISOString(),
      email: `${crypto.randomUUID()}@visitor.example`,
    });
    await page.goto(`${paths.admin.bookings}?open=new`);
    const drawer = page.getByRole('dialog', { name: 'New booking' });
    await drawer.getByRole('button', { name: 'Add booking' }).click();
    await expect(drawer.getByText(notices.formHasErrors)).toBeVisible();
    await expect(drawer.getByLabel('Date')).toHaveAccessibleDescription('A date is required.');

    await drawer.getByLabel('Date').fill(taken.date);
    await drawer.getByLabel('Time').fill(clock(taken.time));
    await drawer.getByLabel('First name').fill('Imre');
    await drawer.getByLabel('Email').fill(holder.email);
    await drawer.getByLabel('Private notes').fill('Called on Monday.');
    await drawer.getByRole('button', { name: 'Add booking' }).click();
    await expect(drawer.getByText(notices.bookingTimeTaken)).toBeVisible();
    await drawer.getByRole('listitem').getByRole('button').first().click();
    await drawer.getByRole('button', { name: 'Add booking' }).click();
    await expect(toast(page, notices.bookingAdded)).toBeVisible();
    await expect(page.getByRole('dialog', { name: /^Booking Imre/ })).toContainText('Imre');
    await expect(page.getByLabel('Private notes')).toHaveValue('Called on Monday.');
    await expect(async () => {
      expect((await newestMail(holder.email)).subject).toContain('is booked');
    }).toPass();
  });

  test('makes a client with the booking’s data, and a task that knows both', async ({
    page,
    addBooking,
    service,
  }) => {
    const booking = await addBooking();
    await page.goto(bookingPath(booking.id));
    const drawer = page.getByRole('dialog', { name: 'Booking' });
    await drawer.getByRole('button', { name: 'Make a client' }).click();
    await expect(toast(page, notices.bookingConverted)).toBeVisible();
    const { data: client } = await service
      .from('clients')
      .select('id, firstname, phone')
      .eq('email', booking.email)
      .single()
      .throwOnError();
    expect(client).toMatchObject({ firstname: 'Noor', phone: '+1 212 555 0188' });
    await expect(drawer.getByRole('link', { name: booking.name })).toHaveAttribute(
      'href',
      clientPath(client.id),
    );
    await expect(drawer.getByRole('button', { name: 'Make a client' })).toBeHidden();

    await drawer.getByRole('link', { name: 'Add a follow-up task' }).click();
    const title = `Send the quote ${booking.name}`;
    await page.getByLabel('Title').fill(title);
    await page.getByRole('button', { name: 'Create task' }).click();
    await expect(toast(page, notices.taskCreated)).toBeVisible();
    const { data: task } = await service
      .from('tasks')
      .delete()
      .eq('title', title)
      .select('booking_id, client_id')
      .single()
      .throwOnError();
    expect(task).toEqual({ booking_id: booking.id, client_id: client.id });
  });

  test('lets a booking out of quarantine, and the visitor hears of it', async ({
    page,
    addBooking,
    newestMail,
  }) => {
    const booking = await addBooking({
      quarantined_at: new Date().toISOString(),
      quarantine_reason: 'Sent within a second.',
    });
    await page.goto(`${found(booking.name)}&quarantined=yes`);
    await expect(row(page, booking)).toContainText('In quarantine');
    await choose(page, booking, 'Let through');
    await expect(toast(page, notices.bookingUpdated)).toBeVisible();
    await page.goto(found(booking.name));
    await expect(row(page, booking)).toContainText('Scheduled');
    expect((await newestMail(booking.email)).subject).toContain('is booked');
  });

  test('sees until when quarantine holds a time, and when it no longer does', async ({
    page,
    addBooking,
  }) => {
    const held = await addBooking({ quarantined_at: new Date().toISOString() });
    const expired = await addBooking({
      quarantined_at: new Date(Date.now() - 25 * 3_600_000).toISOString(),
    });
    await page.goto(found(expired.name));
    await expect(row(page, expired)).toContainText('Quarantine expired');
    await page.goto(bookingPath(held.id));
    await expect(page.getByRole('dialog', { name: 'Booking' })).toContainText('Time heldUntil');
  });

  test('deletes a booking, and takes it back', async ({ page, addBooking }) => {
    const booking = await addBooking();
    await page.goto(found(booking.name));
    await choose(page, booking, 'Delete…');
    await page.getByRole('button', { name: 'Delete booking' }).click();
    await expect(toast(page, notices.bookingDeleted)).toBeVisible();
    await expect(row(page, booking)).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, notices.recordsRestored)).toBeVisible();
    await expect(row(page, booking)).toBeVisible();
  });

  test('sees bookings come, change and go while they happen', async ({
    page,
    addBooking,
    service,
  }) => {
    await page.goto(paths.admin.bookings);
    await expect(page.getByRole('table')).toBeVisible();
    let booking: Booking | undefined;
    // Until the channel is open a change is silent, so one after the other is made. Other tests cause toasts too.
    await expect(async () => {
      booking = await addBooking();
      await expect(toast(page, notices.bookingReceivedLive).first()).toBeVisible({ timeout: 3000 });
    }).toPass();
    if (!booking) throw new Error('No booking was added');
    await expect(row(page, booking)).toBeVisible();
    const change = (fields: { company: string } | { status: string }) =>
      service
        .from('consultation_bookings')
        .update(fields)
        .eq('id', booking?.id ?? '')
        .throwOnError();
    await change({ company: 'Lantern Holding' });
    await expect(toast(page, notices.bookingUpdatedLive).first()).toBeVisible();
    await expect(row(page, booking)).toContainText('Lantern Holding');
    await change({ status: 'cancelled' });
    await expect(toast(page, notices.bookingCancelledLive).first()).toBeVisible();
    await expect(row(page, booking)).toContainText('Cancelled');
  });

  test('finds by search and filters, and downloads exactly that', async ({ page, addBooking }) => {
    const company = `=Firm ${crypto.randomUUID().slice(0, 8)}`;
    const open = await addBooking({ company });
    const closed = await addBooking({ company, status: 'completed', preferreddate: longAgo() });
    await page.goto(paths.admin.bookings);
    await page.getByRole('searchbox').fill(company.slice(1));
    await expect(page).toHaveURL(/q=Firm/);
    await expect(row(page, closed)).toBeVisible();
    await page.getByLabel('Status').selectOption('Scheduled');
    await expect(row(page, closed)).toBeHidden();
    await expect(row(page, open)).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV' }).click(),
    ]);
    const chunks = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    const lines = Buffer.concat(chunks).toString().trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${open.name},'${company}`);
  });

  test('can work it on a phone, in the dark, by keyboard, in every state', async ({
    page,
    addBooking,
    expectAccessibleEverywhere,
  }) => {
    test.slow();
    const booking = await addBooking({ preferreddate: longAgo() });
    await page.goto(found(booking.name));
    await expect(row(page, booking)).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.goto(found('nobody of this name'));
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.goto(bookingPath(booking.id));
    await expect(page.getByRole('button', { name: 'Save booking' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.goto(`${paths.admin.bookings}?open=new`);
    await expect(page.getByRole('button', { name: 'Add booking' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.goto(found(booking.name));
    await page.getByRole('button', { name: `Actions for ${booking.name}` }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(row(page, booking)).toContainText('Completed');
    await page.goto(bookingPath(crypto.randomUUID()));
    await expect(page.getByText(notices.bookingGone)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`${paths.admin.bookings}$`));
  });
});

/** '09:30 AM' as an input of type time takes it. */
function clock(label: string): string {
  const [, hour = '', minute, half] = /^(\d\d):(\d\d) (AM|PM)$/.exec(label) ?? [];
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

test.describe('whoever does not lead', () => {
  // The request that is caught.
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('gets no list, no file, and changes nothing with the action of a leader', async ({
    page,
    service,
    addBooking,
    signInAs,
    openBrowser,
  }) => {
    const booking = await addBooking({ preferreddate: longAgo() });
    await signInAs('leader');
    await page.goto(found(booking.name));
    const request = await catchAction(page, async () => {
      await choose(page, booking, 'Complete');
    });
    await expect(toast(page, notices.notReached)).toBeVisible();
    await expect(row(page, booking)).toContainText('Scheduled');

    for (const who of ['member', 'guest', null] as const) {
      const context = await openBrowser();
      if (who) await signInAs(who, context);
      expect((await context.request.get(paths.exports.bookings)).status()).toBe(401);
      const list = await context.request.get(paths.admin.bookings);
      expect(await list.text()).not.toContain(booking.name);
      for (const path of [paths.admin.bookings, paths.team.dashboard, paths.home]) {
        await sendAction(context, path, request);
      }
    }
    const stored = async () =>
      (
        await service
          .from('consultation_bookings')
          .select('status')
          .eq('id', booking.id)
          .single()
          .throwOnError()
      ).data.status;
    expect(await stored()).toBe('scheduled');
    await sendAction(page.context(), paths.admin.bookings, request);
    expect(await stored()).toBe('completed');
  });
});
