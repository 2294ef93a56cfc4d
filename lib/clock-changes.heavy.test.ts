// @module-tag clock-changes

import { Temporal } from 'temporal-polyfill';
import { beforeAll, describe, expect, test } from 'vitest';
import { slotInstant } from '@/lib/bookings/availability/slots';
import { googleCalendarLink } from '@/lib/bookings/google-calendar-link';
import type { bookingMail as BookingMail } from '@/lib/bookings/mail';
import { type Booking, bookingRow } from '@/lib/bookings/model';
import { bookingWebhookPayload } from '@/lib/bookings/spec-payload';
import { row, shown } from '@/lib/calendar/fixtures.test-double';
import { unusedEnvironment } from '@/lib/core/env.test-double';
import { formattedMoment } from '@/lib/core/time/business-time';
import { storedVisitorTime } from '@/lib/core/time/visitor-time';

/** Working days before and after the clock changes in New York, in Europe and on Lord Howe Island. */
const days = [
  '2027-03-12',
  '2027-03-15',
  '2027-03-26',
  '2027-03-29',
  '2027-04-02',
  '2027-04-05',
  '2027-10-01',
  '2027-10-04',
  '2027-10-29',
  '2027-11-01',
  '2027-11-05',
  '2027-11-08',
];
const times = { '09:00 AM': '09:00', '05:00 PM': '17:00' };
const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'Europe/Berlin',
  'Asia/Kolkata',
  // Changes its clock by 30 minutes.
  'Australia/Lord_Howe',
  'Pacific/Auckland',
];

let bookingMail: typeof BookingMail;

beforeAll(async () => {
  Object.assign(process.env, unusedEnvironment);
  ({ bookingMail } = await import('@/lib/bookings/mail'));
});

/** Computes the expected values with Temporal, which the site itself does not use. */
function expectedFor(day: string, clock: string, zone: string) {
  const start = Temporal.ZonedDateTime.from(`${day}T${clock}[America/New_York]`);
  const theirs = start.withTimeZone(zone);
  const label = theirs.toLocaleString('en-US', { hour: '2-digit', minute: '2-digit' });
  return {
    epochMs: start.epochMilliseconds,
    stamp: start.toInstant().toString().replace(/[-:]/g, ''),
    abbreviation: start.offset === '-04:00' ? 'EDT' : 'EST',
    isTheSame: theirs.toPlainDateTime().equals(start.toPlainDateTime()),
    isOtherDay: !theirs.toPlainDate().equals(start.toPlainDate()),
    label,
    weekday: theirs.toLocaleString('en-US', { weekday: 'short' }),
  };
}

const bookingAt = (start: Date, zone: string): Booking =>
  bookingRow.parse({
    id: '8b6fd9b0-7d3c-4f53-9f2e-0a4f1c6a3c11',
    firstname: 'Ada',
    lastname: 'Byron',
    company: 'Analytical Engines',
    email: 'ada@engines.example',
    phone: '+1 212 555 0100',
    meetingtype: 'Consultation',
    preferreddate: start.toISOString(),
    ends_at: new Date(start.getTime() + 30 * 60_000).toISOString(),
    projectdescription: null,
    service_id: null,
    service_title: null,
    visitor_time_zone: zone,
    requestdate: '2027-01-01T10:00:00+00:00',
    status: 'scheduled',
    updated_at: '2027-01-01T10:00:00+00:00',
  });

describe.each(zones)('for a visitor in %s', (zone) => {
  test.each(
    days.flatMap((day) => Object.entries(times).map(([time, clock]) => [day, time, clock])),
  )('%s %s is the same instant everywhere', async (day = '', time = '', clock = '') => {
    const expected = expectedFor(day, clock, zone);
    const start = slotInstant(day, time) ?? new Date(Number.NaN);
    const booking = bookingAt(start, zone);
    const mail = await bookingMail('booking.created', booking);
    const file = mail.calendar?.file.replaceAll('\r\n ', '') ?? '';
    const webhook = bookingWebhookPayload(booking, booking.requestdate);

    // The form stores the slot that the visitor chose.
    expect(start.getTime()).toBe(expected.epochMs);
    // The form, the confirmation and the email show the visitor's own time.
    const own = storedVisitorTime(zone, start);
    if (expected.isTheSame) expect(own).toBeNull();
    else {
      expect(own).toContain(expected.label);
      expect(own?.startsWith(expected.weekday)).toBe(expected.isOtherDay);
      expect(mail.text).toContain(own);
      expect(file).toContain(`Where you are: ${own}`);
    }
    const moment = formattedMoment(start);
    expect(moment).toMatch(new RegExp(` at ${time} ${expected.abbreviation}$`));
    expect(mail.text).toContain(moment);
    expect(file).toContain(`DTSTART:${expected.stamp}`);
    const link = googleCalendarLink({
      firstName: 'Ada',
      company: '',
      day,
      time,
      message: '',
      place: 'Online',
    });
    expect(link).toContain(`dates=${expected.stamp}%2F`);
    expect(webhook).toMatchObject({
      preferreddate: new Date(expected.epochMs).toISOString(),
      formattedTime: time,
    });
    expect(shown(row('1', booking.preferreddate)).start).toBe(
      new Date(expected.epochMs).toISOString(),
    );
  });
});
