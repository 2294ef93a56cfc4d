import { createServer } from 'node:http';
import { slotInstant } from '../../lib/bookings/availability/slots.ts';
import { notices, noticeText } from '../../lib/notices.ts';
import { consultationPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { listen, portOf } from '../../supabase/local/web-server.ts';
import {
  bookingTest as bookingBase,
  confirmed,
  fillPerson,
  submit,
} from '../support/booking-form.ts';
import { chooseSlot, freeSlot, type Slot, slotsNow } from '../support/consultation-slots.ts';
import { expect } from '../support/fixtures.ts';

// While a host is active, all bookings are assigned to hosts.
const test = bookingBase.extend<{
  /** URL of a calendar whose owner is busy during a slot. */
  busyAt: (slot: Slot) => Promise<string>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  busyAt: async ({}, use) => {
    let calendar = '';
    const server = createServer((_, response) => response.end(calendar));
    await listen(server, 0);
    await use(async ({ date, time }) => {
      const start =
        slotInstant(date, time)
          ?.toISOString()
          .replace(/[-:]|\.\d+/g, '') ?? '';
      calendar = [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'UID:1',
        'DTSTAMP:20260101T000000Z',
        `DTSTART:${start}`,
        'DURATION:PT30M',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n');
      return `http://127.0.0.1:${portOf(server.address())}/busy.ics`;
    });
    server.closeAllConnections();
    server.close();
  },
});

const isFree = async ({ date, time }: Slot) =>
  (await slotsNow()).days.find((day) => day.date === date)?.free.includes(time) ?? false;

test('a leader makes a member a host, who sets busy times, is booked, and sees the brief', async ({
  page: desk,
  signInAs,
  createAccount,
  openBrowser,
  openForm,
  busyAt,
  newestMail,
  service,
  visitorEmail,
}) => {
  test.slow();
  const host = await createAccount('team_member');
  const { data: profile } = await service
    .from('user_profiles')
    .select('id, name')
    .eq('email', host.email)
    .single()
    .throwOnError();

  // Deactivates all other hosts until the end of the test.
  const { data: others } = await service
    .from('booking_hosts')
    .update({ is_active: false })
    .eq('is_active', true)
    .select('user_id')
    .throwOnError();
  await signInAs('leader');
  await desk.goto(`${paths.admin.hosts}?open=new`);
  await desk.getByLabel('Person').selectOption({ value: profile.id });
  await desk.getByRole('button', { name: 'Add host' }).click();
  await expect(desk.getByText(notices.hostSaved)).toBeVisible();
  await expect(desk.getByRole('heading', { name: profile.name })).toBeVisible();

  try {
    const busy = await freeSlot(1);
    const office = await openBrowser();
    await signInAs(host, office);
    const own = await office.newPage();
    await own.goto(paths.team.profile);
    await own.getByLabel('Photograph').setInputFiles('public/icon-512.png');
    await own.getByRole('button', { name: 'Use this photograph' }).click();
    await expect(own.getByText(notices.photoSaved)).toBeVisible();
    await own.goto(paths.team.consultationHours);
    await own.getByLabel('Calendar URL').fill('file:///etc/passwd');
    await own.getByRole('button', { name: 'Add calendar' }).click();
    await expect(own.getByLabel('Calendar URL')).toHaveAccessibleDescription(/begins with https/);
    await own.getByLabel('Calendar URL').fill(await busyAt(busy));
    await own.getByRole('button', { name: 'Add calendar' }).click();
    await expect(own.getByText(notices.calendarRead)).toBeVisible();
    const calendars = own.getByRole('list', { name: 'Calendars' });
    await expect(calendars).toContainText('1 busy time');
    await calendars.getByRole('button', { name: 'Rename 127.0.0.1' }).click();
    await expect(calendars.getByLabel('Name')).toBeFocused();
    await calendars.getByLabel('Name').fill('Week plan');
    await calendars.getByLabel('Name').press('Enter');
    await expect(calendars).toContainText('Week plan (127.0.0.1)');
    await expect.poll(() => isFree(busy)).toBe(false);

    const home = await openBrowser();
    const visitor = await home.newPage();
    const slot = await freeSlot(2);
    await openForm(visitor);
    await chooseSlot(visitor, slot);
    await fillPerson(visitor, visitorEmail);
    await submit(visitor).click();
    await expect(confirmed(visitor)).toBeVisible();
    const shown = visitor.getByText(`You talk with ${profile.name}.`);
    await expect(shown).toBeVisible();
    const picture = shown.locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    expect(await isFree(slot)).toBe(false);

    expect((await newestMail(host.email, /Grace Hopper/)).text).toContain('Grace Hopper');
    await own.goto(paths.team.dashboard);
    const brief = own.getByRole('listitem').filter({ hasText: 'Invoices by hand, 300 a week.' });
    await expect(brief).toContainText('Harbor Compilers');
    await brief.getByRole('link', { name: 'Grace Hopper' }).click();
    const drawer = own.getByRole('dialog');
    await expect(drawer.getByText('Invoices by hand, 300 a week.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Reply', exact: true }).click();
    const reply = own.getByRole('region', { name: 'Reply by email' });
    await reply.getByLabel('Text').fill('Hello Grace,\n\nplease bring three of them.');
    await reply.getByRole('button', { name: 'Send' }).click();
    await expect(own.getByText(noticeText('replySent', { name: visitorEmail }))).toBeVisible();
    const answer = await newestMail(visitorEmail, /^Your consultation with Tech Link$/);
    expect(answer).toMatchObject({
      replyTo: host.email,
      text: expect.stringContaining('three of them'),
    });

    const { data: booking } = await service
      .from('consultation_bookings')
      .select('id')
      .eq('email', visitorEmail)
      .single()
      .throwOnError();
    const elsewhere = await openBrowser();
    await signInAs('member', elsewhere);
    const stranger = await elsewhere.newPage();
    await stranger.goto(consultationPath(booking.id));
    await expect(stranger.getByText(notices.recordEnded)).toBeVisible();
  } finally {
    await service.from('consultation_bookings').delete().eq('email', visitorEmail).throwOnError();
    await service.from('booking_hosts').delete().eq('user_id', profile.id).throwOnError();
    const ids = others.map(({ user_id }) => user_id);
    await service
      .from('booking_hosts')
      .update({ is_active: true })
      .in('user_id', ids)
      .throwOnError();
  }
});
