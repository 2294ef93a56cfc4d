import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { addDays } from 'date-fns';
import { SLOT_LABELS } from '../../lib/bookings/availability/slot-labels.ts';
import { slotInstant } from '../../lib/bookings/availability/slots.ts';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { businessDay, formattedDate, formattedMoment } from '../../lib/core/time/business-time.ts';
import { storedVisitorTime } from '../../lib/core/time/visitor-time.ts';
import { notices } from '../../lib/notices.ts';
import { bookAboutPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import {
  bookAs,
  bookOut,
  confirmed,
  fillPerson,
  pressMove,
  submit,
  bookingTest as test,
} from '../support/booking-form.ts';
import { channelsOpen } from '../support/channels.ts';
import {
  chooseSlot,
  dayLabel,
  freeSlot,
  type Slot,
  showMonth,
  slotsNow,
  timeLabel,
} from '../support/consultation-slots.ts';
import { expect } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { bearer, receiverUrl, testEnvironment } from '../support/test-environment.ts';

async function bookingsOf(service: SupabaseClient<Database>, email: string) {
  const { data } = await service
    .from('consultation_bookings')
    .select('id, preferreddate, status, quarantined_at')
    .eq('email', email)
    .throwOnError();
  return data;
}

const momentOf = ({ date, time }: Slot) => formattedMoment(slotInstant(date, time) ?? new Date());

/** 'YYYYMMDDTHHMMSSZ', the timestamp format of calendars. */
const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

function manageLink(mail: string): string {
  const link = /https?:\S+\/booking\/manage\/\S+/.exec(mail)?.[0];
  if (!link) throw new Error('The mail has no manage link');
  return link;
}

const site = process.env.E2E_BASE_URL ?? testEnvironment.SITE_URL;

type Delivery = { verified: boolean; status: number; body: Record<string, unknown> };

async function deliveriesFor(email: string): Promise<Delivery[]> {
  const all: Delivery[] = await (await fetch(`${receiverUrl}/received.json`)).json();
  return all.filter(({ body }) => body.email === email);
}

/** Opens one day from the month, so that nothing is hidden behind "+n more". */
async function turnToDay(calendar: Page, day: string) {
  if (day.slice(0, 7) !== businessDay(new Date()).slice(0, 7)) {
    await calendar.getByRole('button', { name: 'Next', exact: true }).click();
  }
  const date = formattedDate(slotInstant(day, '09:00 AM') ?? new Date());
  // The number of the day, because a full day also has "+n more" with the same date.
  const name = `${Number(day.slice(8))}: ${date}`;
  await calendar.getByRole('button', { name, exact: true }).click();
  await expect(calendar.locator('.fc-timeGridDay-view')).toBeVisible();
}

test('a visitor books: one row, a webhook, an email with a calendar file, and a leader sees it within two seconds', async ({
  page,
  openForm,
  openBrowser,
  signInAs,
  service,
  newestMail,
  visitorEmail,
}) => {
  const slot = await freeSlot(0);
  const startsAt = slotInstant(slot.date, slot.time) ?? new Date();
  const office = await openBrowser();
  await signInAs('leader', office);
  const calendar = await office.newPage();
  const open = channelsOpen(calendar, 'calendar-bookings');
  await calendar.goto(paths.admin.calendar);
  await open;
  await turnToDay(calendar, slot.date);
  const firstName = `Grace ${visitorEmail.slice(0, 8)}`;

  await openForm(page);
  await chooseSlot(page, slot);
  await fillPerson(page, visitorEmail, firstName);
  await page.route(`**${paths.booking}`, async (route) => {
    if (route.request().method() === 'POST') {
      await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    }
    await route.continue();
  });
  await submit(page).dblclick();
  await expect(confirmed(page)).toBeVisible();
  await expect(calendar.getByRole('button', { name: firstName })).toBeVisible({ timeout: 2000 });
  await expect(calendar.getByText(notices.bookingReceivedLive).first()).toBeVisible();
  await expect(page.getByText(notices.bookingConfirmed)).toBeVisible();
  await expect(page.getByText(formattedMoment(startsAt))).toBeVisible();
  const google = await page
    .getByRole('link', { name: 'Add to Google Calendar' })
    .getAttribute('href');
  expect(new URL(google ?? '').searchParams.get('dates')).toBe(
    `${stamp(startsAt)}/${stamp(new Date(startsAt.getTime() + 30 * 60_000))}`,
  );

  const stored = await bookingsOf(service, visitorEmail);
  expect(stored).toHaveLength(1);
  expect(new Date(stored[0]?.preferreddate ?? '')).toEqual(startsAt);

  const mail = await newestMail(visitorEmail);
  expect(mail.text).toContain(formattedMoment(startsAt));
  expect(mail.html).toContain('/booking/manage/');
  expect(mail.attachments[0]?.content).toContain(`DTSTART:${stamp(startsAt)}`);

  await expect.poll(() => deliveriesFor(visitorEmail)).toHaveLength(1);
  const [delivery] = await deliveriesFor(visitorEmail);
  expect(delivery).toMatchObject({ verified: true, status: 200 });
  expect(delivery?.body).toEqual({
    firstname: firstName,
    lastname: 'Hopper',
    company: 'Harbor Compilers',
    email: visitorEmail,
    phone: '+1 212 555 0199',
    meetingtype: 'Consultation',
    preferreddate: startsAt.toISOString(),
    projectdescription: 'Invoices by hand, 300 a week.',
    requestdate: expect.stringMatching(/Z$/),
    bookingId: stored[0]?.id,
    formattedDate: formattedDate(startsAt),
    formattedTime: slot.time,
    source: 'Tech Link Consultation Form',
    timestamp: expect.stringMatching(/Z$/),
    webhook_triggered: true,
    service: null,
    serviceId: null,
    about: null,
    topic: null,
    courseId: null,
    visitorTimeZone: 'America/New_York',
  });

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page).toHaveURL(/\/booking\/confirmed\//);
  await page.reload();
  await expect(confirmed(page)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'same-origin');
  await expect(page.getByText(formattedMoment(startsAt))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to Google Calendar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reschedule or cancel' })).toHaveAttribute(
    'href',
    new URL(manageLink(mail.text)).pathname,
  );
  await page.getByRole('link', { name: 'Book Another Consultation' }).click();
  await expect(submit(page)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('the page offers all 17 slots, no past day and other channels; an empty form shows every error and focuses the first', async ({
  page,
  openForm,
}) => {
  test.slow();
  await openForm(page);
  expect(
    await page
      .locator('input[name="time"]')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value'))),
  ).toEqual([...SLOT_LABELS]);
  const yesterday = businessDay(addDays(new Date(), -1));
  const past = page.locator(`input[name="date"][value="${yesterday}"]`);
  if ((await past.count()) > 0) await expect(past).toBeDisabled();
  for (const channel of ['Phone', 'Email', 'Live chat', 'Support']) {
    await expect(page.getByRole('complementary').getByText(channel, { exact: true })).toBeVisible();
  }
  await expect(
    page
      .getByRole('complementary')
      .getByRole('group')
      .filter({ has: page.locator('summary') }),
  ).toHaveCount(5);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Join a webinar' }),
  ).toHaveAttribute('href', paths.webinars);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Explore services' }),
  ).toHaveAttribute('href', paths.services);

  await submit(page).click();
  const summary = page.getByRole('alert').filter({ hasText: notices.formHasErrors });
  await expect(summary).toBeFocused();
  for (const message of [
    'A date is required.',
    'A time is required.',
    'First name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Please enter a valid phone number.',
    'Please enter your company name.',
  ]) {
    await expect(summary.getByText(message)).toBeVisible();
  }
  await summary.getByRole('link', { name: /Company/ }).click();
  await expect(page.getByLabel('Company')).toBeFocused();
  await page.keyboard.type('Harbor');
  await expect(summary.getByText('Please enter your company name.')).toBeHidden();
});

test('input from before scripts load is kept, validated and booked', async ({
  page,
  takeTime,
  service,
  visitorEmail,
}) => {
  await takeTime(page);
  const release = await holdScripts(page);
  await page.goto(paths.booking, { waitUntil: 'commit' });
  await fillPerson(page, visitorEmail);
  const day = page.locator('input[name="date"]:enabled').last();
  const date = (await day.getAttribute('value')) ?? '';
  const { days } = await slotsNow();
  const time = days.find((one) => one.date === date)?.free[0] ?? '';
  await chooseSlot(page, { date, time });
  const fetched = page.waitForResponse((response) => response.url().endsWith(paths.slots));
  release();
  await fetched;
  await expect(page.getByText(/^Time on \w+day, /)).toBeVisible();
  await expect(page.locator('input[name="date"]:checked')).toHaveValue(date);
  await page.getByLabel('Phone', { exact: true }).fill('12');
  await page.getByLabel('Company').focus();
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
  await page.getByLabel('Phone', { exact: true }).fill('+1 212 555 0199');
  await expect(page.getByText('Please enter a valid phone number.')).toBeHidden();
  await chooseSlot(page, await freeSlot(9));
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  expect(await bookingsOf(service, visitorEmail)).toHaveLength(1);
});

test.describe('when the connection is cut', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('a form sent again for another time after a lost response moves the booking and reports what is stored', async ({
    page,
    openForm,
    service,
    visitorEmail,
  }) => {
    const [first, second] = [await freeSlot(7), await freeSlot(8)];
    await openForm(page);
    await chooseSlot(page, first);
    await fillPerson(page, visitorEmail);
    await page.route(`**${paths.booking}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit(page).click();
    await expect(page.getByText(notices.bookingFailed)).toBeVisible();
    await page.unroute(`**${paths.booking}`);
    expect(await bookingsOf(service, visitorEmail)).toHaveLength(1);

    await bookOut(service, `faster-${visitorEmail}`, second);
    await chooseSlot(page, second);
    await submit(page).click();
    const refusal = page.getByRole('alert').filter({ hasText: notices.slotTakenWhileHolding });
    await expect(refusal).toContainText(momentOf(first));

    await refusal.getByRole('button').first().click();
    await submit(page).click();
    await expect(confirmed(page)).toBeVisible();
    const stored = await bookingsOf(service, visitorEmail);
    expect(stored).toHaveLength(1);
    const startsAt = new Date(stored[0]?.preferreddate ?? '');
    expect(formattedMoment(startsAt)).not.toBe(momentOf(first));
    await expect(page.getByText(formattedMoment(startsAt))).toBeVisible();
    const link = page.getByRole('link', { name: 'Add to Google Calendar' });
    const dates = new URL((await link.getAttribute('href')) ?? '').searchParams.get('dates');
    expect(dates).toContain(stamp(startsAt));
  });
});

test.describe('an IP that requests slots too often', () => {
  test.use({ expectedErrors: [/status of 429/] });

  test('keeps the days loaded with the page, and can book', async ({
    page,
    service,
    visitorEmail,
  }) => {
    const slot = await freeSlot(7);
    await page.route(`**${paths.slots}`, (route) =>
      route.fulfill({ status: 429, json: { error: 'tooManyRequests' } }),
    );
    const refused = page.waitForResponse((response) => response.url().endsWith(paths.slots));
    await page.goto(paths.booking);
    expect((await refused).status()).toBe(429);
    await chooseSlot(page, slot);
    await fillPerson(page, visitorEmail);
    await submit(page).click();
    await expect(confirmed(page)).toBeVisible();
    expect(await bookingsOf(service, visitorEmail)).toHaveLength(1);
  });
});

test.describe('far from New York @clock-changes', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('shows the visitor’s time next to each slot, in the confirmation and in the email, also after a move', async ({
    page,
    openForm,
    newestMail,
    visitorEmail,
    expectAccessible,
  }) => {
    test.slow();
    const slot = await freeSlot(8);
    const ownTime = (chosen: Slot) =>
      storedVisitorTime('Asia/Tokyo', slotInstant(chosen.date, chosen.time) ?? new Date()) ?? '-';
    await openForm(page);
    await showMonth(page, slot.date);
    await dayLabel(page, slot.date).click();
    const own = new Intl.DateTimeFormat('en-US', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Asia/Tokyo',
    }).format(slotInstant(slot.date, '09:00 AM') ?? new Date());
    await expect(timeLabel(page, '09:00 AM')).toContainText(own);
    await expect(page.getByText('your own, Tokyo time.')).toBeVisible();
    await timeLabel(page, slot.time).click();
    await fillPerson(page, visitorEmail);
    await submit(page).click();
    await expect(confirmed(page)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText(`Where you are: ${ownTime(slot)}`)).toBeVisible();
    const mail = await newestMail(visitorEmail);
    expect(mail.text).toContain(`Where you are: ${ownTime(slot)}`);

    await page.goto(manageLink(mail.text));
    await expect(page.getByText(`Where you are: ${ownTime(slot)}`)).toBeVisible();
    const target = await freeSlot(9);
    await chooseSlot(page, target);
    await pressMove(page);
    await expect(page.getByText(notices.bookingRescheduled)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(momentOf(target));
    await expect(page.getByText(`Where you are: ${ownTime(target)}`)).toBeVisible();
  });
});

const aboutOf = async (service: SupabaseClient<Database>, email: string) =>
  (
    await service.from('consultation_bookings').select('about').eq('email', email).throwOnError()
  ).data.map(({ about }) => about);

test.describe('without JavaScript @no-javascript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor with a plan has no additional required fields, and the confirmation survives a reload', async ({
    page,
    service,
    visitorEmail,
  }) => {
    const slot = await freeSlot(12);
    await page.goto(bookAboutPath('plan-professional'));
    await fillPerson(page, visitorEmail);
    await page.getByLabel('Phone', { exact: true }).fill('12');
    await chooseSlot(page, slot);
    await submit(page).click();
    await expect(page.getByRole('checkbox', { name: 'About: Professional plan' })).toBeChecked();
    await page.getByLabel('Phone', { exact: true }).fill('+1 212 555 0199');
    await submit(page).click();
    await expect(page.getByText('About: Professional plan')).toBeVisible();
    expect(await aboutOf(service, visitorEmail)).toEqual(['plan-professional']);

    await page.getByRole('link', { name: 'Keep this confirmation' }).click();
    await page.reload();
    await expect(confirmed(page)).toBeVisible();
    await expect(page.getByText('About: Professional plan')).toBeVisible();
  });

  test('a form with errors keeps its input; the corrected one books, is cancelled by link, and books again', async ({
    page,
    service,
    newestMail,
    visitorEmail,
  }) => {
    const slot = await freeSlot(3);
    const fill = async (phone: string) => {
      await page.goto(paths.booking);
      await fillPerson(page, visitorEmail);
      await page.getByLabel('Phone', { exact: true }).fill(phone);
      await chooseSlot(page, slot);
      await submit(page).click();
    };
    const states = async () =>
      (await bookingsOf(service, visitorEmail)).map(({ status }) => status);
    await fill('12');
    const summary = page.getByRole('alert').filter({ hasText: notices.formHasErrors });
    await expect(summary).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(`${paths.bookingAnswer}#answer`);
    const home = page.getByRole('banner').getByRole('link', { name: 'Tech Link, home' });
    await expect(home).toHaveAttribute('href', paths.home);
    const wrong = summary.getByRole('link', { name: 'Phone: Please enter a valid phone number.' });
    await expect(wrong).toHaveAttribute('href', '#field-phone');
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await expect(page.locator(`input[value="${slot.date}"]`)).toBeChecked();

    await page.getByLabel('Phone', { exact: true }).fill('+1 212 555 0199');
    await submit(page).click();
    await expect(confirmed(page)).toBeInViewport();
    // The same form sent again is the same booking.
    await fill('+1 212 555 0199');
    await expect(confirmed(page)).toBeVisible();
    expect(await states()).toEqual(['scheduled']);

    await page.goto(manageLink((await newestMail(visitorEmail)).text));
    await expect(page.getByRole('button', { name: 'Yes, cancel it' })).toBeHidden();
    await page.getByText('Cancel consultation…').click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelled');
    await expect(page.getByText(notices.bookingCancelled)).toBeInViewport();
    await expect(page.getByText(notices.bookingNotManageable)).toBeHidden();

    await fill('+1 212 555 0199');
    await expect(confirmed(page)).toBeVisible();
    expect((await states()).sort()).toEqual(['cancelled', 'scheduled']);
  });
});

test.describe('the manage link', () => {
  async function booked(
    slot: Slot,
    email: string,
    service: SupabaseClient<Database>,
    newestMail: (to: string) => Promise<{ text: string }>,
  ) {
    await bookAs(service, email, slot);
    await fetch(new URL(paths.cronOutbox, site), {
      headers: bearer,
    });
    return manageLink((await newestMail(email)).text);
  }

  test('changes nothing when opened, moves the booking, then cancels it; each change is emailed', async ({
    page,
    service,
    newestMail,
    visitorEmail,
  }) => {
    const link = await booked(await freeSlot(3), visitorEmail, service, newestMail);
    const before = await bookingsOf(service, visitorEmail);
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Move consultation' })).toBeVisible();
    expect(await bookingsOf(service, visitorEmail)).toEqual(before);

    const target = await freeSlot(4);
    await chooseSlot(page, target);
    await pressMove(page);
    await expect(page.getByText(notices.bookingRescheduled)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(momentOf(target));
    const moved = await bookingsOf(service, visitorEmail);
    expect(new Date(moved[0]?.preferreddate ?? '')).toEqual(slotInstant(target.date, target.time));
    await expect(async () => {
      expect((await newestMail(visitorEmail)).text).toMatch(/has moved/i);
    }).toPass();

    await page.getByText('Cancel consultation…').click();
    await expect(page.getByRole('link', { name: 'move it instead' })).toBeVisible();
    expect((await bookingsOf(service, visitorEmail))[0]?.status).toBe('scheduled');
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByText(notices.bookingCancelled)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelled');
    await expect(page.getByText(notices.bookingNotManageable)).toBeHidden();
    expect((await bookingsOf(service, visitorEmail))[0]?.status).toBe('cancelled');
    await expect(async () => {
      expect((await newestMail(visitorEmail)).attachments[0]?.content).toContain('METHOD:CANCEL');
    }).toPass();
    await page.reload();
    await expect(page.getByText(/This consultation was cancelled on \w+day, /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book again' })).toHaveAttribute(
      'href',
      paths.booking,
    );

    const forged = Buffer.from(crypto.randomUUID()).toString('base64url');
    await page.goto(`/booking/manage/${forged}.${forged}`);
    await expect(page.getByText(notices.manageLinkInvalid)).toBeVisible();
  });
});
