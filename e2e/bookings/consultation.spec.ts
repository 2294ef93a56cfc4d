import { addHours } from 'date-fns';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { notices } from '../../lib/notices.ts';
import { bookingPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import {
  confirmed,
  fillPerson,
  pressMove,
  submit,
  bookingTest as test,
} from '../support/booking-form.ts';
import { chooseSlot, freeSlot } from '../support/consultation-slots.ts';
import { expect, muteOthers } from '../support/fixtures.ts';
import { bearer } from '../support/test-environment.ts';

type Booking = Database['public']['Tables']['consultation_bookings']['Update'];

const ROOM = /https:\/\/meet\.jit\.si\/techlink-[0-9a-f-]{36}/;
const roomIn = (text: string) => ROOM.exec(text)?.[0] ?? '';
const manageLinkIn = (text: string) => /https?:\S+\/booking\/manage\/\S+/.exec(text)?.[0] ?? '';

/** A seat that no other test uses, so that a moved row conflicts with none. */
const ownSeat = () => 100 + Math.floor(Math.random() * 30_000);

test('a visitor sees the meeting link, gets a reminder, moves with a reason and reaches the deadline', {
  tag: '@night',
}, async ({
  page,
  openForm,
  openBrowser,
  signInAs,
  service,
  newestMail,
  visitorEmail,
  request,
}) => {
  // Emails that are due together are sent concurrently, in any order.
  const mailOf = (subject: RegExp) => newestMail(visitorEmail, subject);
  const runCron = () => request.get(paths.cronOutbox, { headers: bearer });
  const change = (fields: Booking) =>
    service.from('consultation_bookings').update(fields).eq('email', visitorEmail).throwOnError();
  /** Moves the clock: the consultation was booked a week ago and begins in the given number of hours. */
  const startIn = async (hours: number) => {
    const start = addHours(new Date(), hours);
    await change({ preferreddate: start.toISOString(), host_id: null, seat: ownSeat() });
    await change({ agreed_at: addHours(start, -7 * 24).toISOString() });
  };

  await openForm(page);
  await chooseSlot(page, await freeSlot(1));
  await fillPerson(page, visitorEmail);
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  const room = roomIn((await page.getByText('Join by video').textContent()) ?? '');
  expect(room).toMatch(ROOM);
  const confirmation = await mailOf(/is booked/);
  expect(roomIn(confirmation.text)).toBe(room);
  const file = confirmation.attachments[0]?.content ?? '';
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${room}`);

  await startIn(23);
  await runCron();
  const reminder = await mailOf(/^Reminder/);
  expect(roomIn(reminder.text)).toBe(room);

  await page.goto(manageLinkIn(reminder.text));
  await expect(page.getByText(/You can move or cancel it until \w+day, /)).toBeVisible();
  await chooseSlot(page, await freeSlot(2));
  const move = page.locator('form').filter({ hasText: 'Move consultation' });
  await move.getByLabel('Reason').fill('The quarter ends');
  await pressMove(page);
  await expect(page.getByText(notices.bookingRescheduled)).toBeVisible();
  expect(roomIn((await mailOf(/has moved/)).text)).toBe(room);

  const office = await openBrowser();
  await muteOthers(office);
  await signInAs('leader', office);
  const desk = await office.newPage();
  const { data: stored } = await service
    .from('consultation_bookings')
    .select('id, change_reason')
    .eq('email', visitorEmail)
    .single()
    .throwOnError();
  await desk.goto(bookingPath(stored.id));
  await expect(desk.getByRole('link', { name: 'Join the call' })).toHaveAttribute('href', room);
  await expect(desk.getByRole('dialog').getByText('The quarter ends')).toBeVisible();

  await startIn(3);
  await page.reload();
  await expect(page.getByText('It can no longer be moved or cancelled online.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call / })).toBeVisible();
  await expect(page.getByText('Cancel consultation…')).toBeHidden();
});

test('a leader completes a consultation and emails its notes; a no-show is invited and books again', async ({
  page,
  openForm,
  openBrowser,
  signInAs,
  service,
  newestMail,
  visitorEmail,
  request,
}) => {
  const past = { firstname: 'Grace', email: visitorEmail, company: 'Navy' };
  const store = async (hoursAgo: number) => {
    const { data } = await service
      .from('consultation_bookings')
      .insert({
        ...past,
        preferreddate: addHours(new Date(), -hoursAgo).toISOString(),
        ends_at: addHours(new Date(), 0.5 - hoursAgo).toISOString(),
        seat: ownSeat(),
      })
      .select('id')
      .single()
      .throwOnError();
    return data.id;
  };
  await muteOthers(page);
  await signInAs('leader');
  const open = async (id: string) => {
    await page.goto(bookingPath(id));
    return page.getByRole('dialog');
  };

  const drawer = await open(await store(3));
  await drawer.getByRole('button', { name: 'Complete' }).click();
  const notes = drawer.getByRole('textbox', { name: 'Notes to share' });
  await notes.fill('  ');
  await drawer.getByRole('button', { name: 'Send notes' }).click();
  await expect(notes).toHaveAccessibleDescription('Please write the notes first.');
  await expect(notes).toHaveValue('  ');
  await notes.fill('We start with invoices.');
  await drawer.getByRole('button', { name: 'Send notes' }).click();
  await expect(page.getByText(notices.notesSent)).toBeVisible();
  await expect
    .poll(async () => (await newestMail(visitorEmail, /^Notes from/)).text)
    .toContain('We start with invoices.');
  await drawer.getByRole('button', { name: 'Send notes' }).click();
  await expect(page.getByText(notices.notesUnchanged)).toBeVisible();

  const missed = await store(2);
  await (await open(missed)).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'No-show' }).click();
  await expect(page.getByText(notices.bookingUpdated)).toBeVisible();
  // Ten minutes later.
  await service
    .from('outbox')
    .update({ next_attempt_at: new Date().toISOString() })
    .eq('record_id', missed)
    .eq('topic', 'booking.missed')
    .throwOnError();
  await request.get(paths.cronOutbox, { headers: bearer });
  const invitation = (await newestMail(visitorEmail, /^We missed you$/)).text;
  expect(/https?:\S+\/booking\b/.exec(invitation)?.[0]).toMatch(new RegExp(`${paths.booking}$`));

  const home = await openBrowser();
  const visitor = await home.newPage();
  await openForm(visitor);
  await chooseSlot(visitor, await freeSlot(3));
  await fillPerson(visitor, visitorEmail);
  await submit(visitor).click();
  await expect(confirmed(visitor)).toBeVisible();
  await expect.poll(async () => (await newestMail(visitorEmail)).subject).toMatch(/is booked/);
  const { data: again } = await service
    .from('consultation_bookings')
    .select('status')
    .eq('email', visitorEmail)
    .order('preferreddate')
    .throwOnError();
  expect(again.map(({ status }) => status)).toEqual(['completed', 'no_show', 'scheduled']);
});
