import type { Page } from '@playwright/test';
import { slotInstant } from '../../lib/bookings/availability/slots.ts';
import { instantAt } from '../../lib/core/time/wall-clock.ts';
import { bookingMoveNotices, notices } from '../../lib/notices.ts';
import { bookingPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { channelsOpen } from '../support/channels.ts';
import { freeSlot } from '../support/consultation-slots.ts';
import { test as base, expect, muteOthers } from '../support/fixtures.ts';

type Fields = {
  firstname?: string;
  company?: string;
  email?: string;
  status?: string;
  preferreddate?: string;
  seat?: number;
  quarantined_at?: string;
  quarantine_reason?: string;
};
type Booking = { id: string; name: string; email: string };

/** A slot that no visitor can choose and no other test uses. */
function farAway(): string {
  const day = `${2040 + Math.floor(Math.random() * 40)}-0${1 + Math.floor(Math.random() * 9)}-1${Math.floor(Math.random() * 10)}`;
  return instantAt(day, `${10 + Math.floor(Math.random() * 6)}:00`).toISOString();
}

/** A past time at which no other test books. */
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

test.describe('a leader', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await muteOthers(page);
    await signInAs('leader');
  });

  test('scrolls a menu taller than the screen to both ends', async ({ page, addBooking }) => {
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

  test('cancels after a confirmation, and schedules again', async ({
    page,
    addBooking,
    expectAccessible,
  }) => {
    test.slow();
    const booking = await addBooking();
    await page.goto(bookingPath(booking.id));
    const drawer = page.getByRole('dialog', { name: 'Booking' });
    await drawer.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Cancel…' }).click();
    const question = page.getByRole('dialog', { name: `Cancel with ${booking.name}?` });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel consultation' }).click();
    await expect(toast(page, notices.bookingUpdated)).toBeVisible();
    await expect(drawer).toContainText('Cancelled');
    await drawer.getByRole('button', { name: 'Schedule again' }).click();
    await expect(drawer).toContainText('Scheduled');
  });

  test('moves a booking, or picks one of the three nearest times if it is taken', async ({
    page,
    addBooking,
    newestMail,
    service,
  }) => {
    const taken = await freeSlot(4);
    const start = slotInstant(taken.date, taken.time) ?? new Date();
    // As many bookings as there are hosts.
    for (const seat of [1, 2]) await addBooking({ preferreddate: start.toISOString(), seat });
    const booking = await addBooking();
    await page.goto(bookingPath(booking.id));
    const drawer = page.getByRole('dialog', { name: 'Booking' });
    await drawer.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    await drawer.getByLabel('Date').fill(taken.date);
    await drawer.getByLabel('Time', { exact: true }).fill(clock(taken.time));
    await drawer.getByRole('button', { name: 'Move…' }).click();
    const question = page.getByRole('dialog', {
      name: `Move the consultation with ${booking.name}?`,
    });
    const tell = question.getByRole('button', { name: 'Move and notify the visitor' });
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
    await newestMail(booking.email, /has moved/);
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

  test('completes a booking by keyboard, and closes one that was deleted', async ({
    page,
    addBooking,
  }) => {
    const booking = await addBooking({ preferreddate: longAgo() });
    await page.goto(found(booking.name));
    await expect(row(page, booking)).toBeVisible();
    await page.getByRole('button', { name: `Actions for ${booking.name}` }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(row(page, booking)).toContainText('Completed');
    await page.goto(bookingPath(crypto.randomUUID()));
    await expect(page.getByText(notices.recordEnded)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`${paths.admin.bookings}$`));
  });
});

/** '09:30 AM' in the format of an input of type time. */
function clock(label: string): string {
  const [, hour = '', minute, half] = /^(\d\d):(\d\d) (AM|PM)$/.exec(label) ?? [];
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

test('a leader sees bookings appear, change and disappear in real time @live', async ({
  page,
  addBooking,
  service,
  signInAs,
}) => {
  await signInAs('leader');
  const open = channelsOpen(page, 'calendar-bookings');
  await page.goto(paths.admin.bookings);
  await expect(page.getByRole('table')).toBeVisible();
  await open;
  const booking = await addBooking();
  await expect(toast(page, notices.bookingReceivedLive).first()).toBeVisible();
  await expect(row(page, booking)).toBeVisible();
  const change = (fields: { company: string } | { status: string }) =>
    service.from('consultation_bookings').update(fields).eq('id', booking.id).throwOnError();
  await change({ company: 'Lantern Holding' });
  await expect(toast(page, notices.bookingUpdatedLive).first()).toBeVisible();
  await expect(row(page, booking)).toContainText('Lantern Holding');
  await change({ status: 'cancelled' });
  await expect(toast(page, notices.bookingCancelledLive).first()).toBeVisible();
  await expect(row(page, booking)).toContainText('Cancelled');
});
