// @module-tag clock-changes

import { beforeAll, expect, test } from 'vitest';
import { unusedEnvironment } from '@/lib/core/env.test-double';
import type { bookingMail as BookingMail } from './mail';
import type { Booking } from './model';
import type { meetingLink as MeetingLink } from './room';
import { bookingWebhookPayload } from './spec-payload';

let bookingMail: typeof BookingMail;
let meetingLink: typeof MeetingLink;

beforeAll(async () => {
  Object.assign(process.env, unusedEnvironment);
  ({ bookingMail } = await import('./mail'));
  ({ meetingLink } = await import('./room'));
});

const booking: Booking = {
  id: '8b6fd9b0-7d3c-4f53-9f2e-0a4f1c6a3c11',
  firstname: 'Ada',
  lastname: 'Byron',
  company: 'Analytical Engines',
  email: 'ada@engines.example',
  phone: '+1 212 555 0100',
  meetingtype: 'Consultation',
  preferreddate: '2026-12-01T16:00:00+00:00',
  ends_at: '2026-12-01T16:30:00+00:00',
  projectdescription: null,
  service_id: '0a4f1c6a-7d3c-4f53-9f2e-8b6fd9b03c11',
  service_price: null,
  service_title: 'Document processing',
  about: null,
  course_id: null,
  course_title: null,
  visitor_time_zone: 'Asia/Tokyo',
  estimate: null,
  requestdate: '2026-11-01T10:00:00+00:00',
  status: 'scheduled',
  updated_at: '2026-11-01T10:01:00+00:00',
  changeable_until: '2100-12-01T12:00:00+00:00',
  cancelled_at: null,
  quarantined_at: null,
  room: '5d1c0e9a-8f53-4f6e-9a51-3f1c7a4be022',
  meeting_url: null,
  host: { name: 'Maya Lindqvist', picture_url: null },
};
const room = 'https://meet.jit.si/techlink-5d1c0e9a-8f53-4f6e-9a51-3f1c7a4be022';
const unfolded = (file: string | undefined) => file?.replaceAll('\r\n ', '');

test.each(['booking.created', 'booking.rescheduled', 'booking.cancelled'])(
  'the mail and calendar file of %s contain both times and the service',
  async (topic) => {
    const mail = await bookingMail(topic, booking);
    for (const text of [mail.text, mail.html]) {
      expect(text).toContain('Tuesday, December 1, 2026 at 11:00 AM EST');
      expect(text).toContain('Wed 01:00 AM Tokyo time');
      expect(text).toContain('Document processing');
    }
    const description = /^DESCRIPTION:.*$/m.exec(unfolded(mail.calendar?.file) ?? '')?.[0];
    expect(description).toContain('11:00 AM EST. Where you are: Wed 01:00 AM Tokyo time.');
    expect(description).toContain('About: Document processing');
    expect(description).toContain('Reschedule or cancel: https://techlink.example/booking/manage/');
    expect(description).toContain('You can move or cancel it until');
  },
);

test.each([null, 'America/New_York', 'Middle/Earth'])(
  'shows one time for the zone %s',
  async (visitor_time_zone) => {
    const mail = await bookingMail('booking.created', { ...booking, visitor_time_zone });
    expect(mail.text).not.toContain('Where you are');
    expect(unfolded(mail.calendar?.file)).not.toContain('Where you are');
  },
);

test.each(['booking.created', 'booking.rescheduled', 'booking.reminder'])(
  'the mail of %s links to the change of the booking until the change limit',
  async (topic) => {
    const mail = await bookingMail(topic, booking);
    expect(mail.text).toContain(
      'You can move or cancel it until Wednesday, December 1, 2100 at 07:00 AM EST.',
    );
    expect(mail.html).toContain('/booking/manage/');

    const late = await bookingMail(topic, { ...booking, changeable_until: booking.requestdate });
    for (const text of [late.text, late.html, unfolded(late.calendar?.file)]) {
      expect(text).toContain('can no longer be moved or cancelled online');
      expect(text).toContain('+1 (212) 555-0142');
      expect(text).not.toContain('/booking/manage/');
    }
  },
);

test('a cancelled booking has no link to change it', async () => {
  const mail = await bookingMail('booking.cancelled', { ...booking, status: 'cancelled' });
  for (const text of [mail.text, mail.html, unfolded(mail.calendar?.file)]) {
    expect(text).not.toMatch(/move or cancel|booking\/manage/);
  }
});

test('the email of a cancelled booking leads to booking again, and names no host', async () => {
  const mail = await bookingMail('booking.cancelled', { ...booking, status: 'cancelled' });
  expect(mail.text).toContain('Book again');
  expect(mail.text).toContain('https://techlink.example/booking');
  expect(mail.text).not.toContain('You talk with');
});

test('the email, its calendar file and the webhook contain the topic of the visitor', async () => {
  const team = { about: 'team-course', course_title: 'Queues', course_id: booking.id } as const;
  const mail = await bookingMail('booking.created', { ...booking, ...team });
  const about = 'About: Document processing, Course for a team: Queues';
  expect(mail.text).toContain(about);
  expect(unfolded(mail.calendar?.file)?.replaceAll('\\,', ',')).toContain(about);
  expect(bookingWebhookPayload({ ...booking, ...team }, booking.requestdate)).toMatchObject({
    service: 'Document processing',
    about: 'Course for a team: Queues',
    topic: 'team-course',
    courseId: booking.id,
  });
});

test('the email names no service if there is none', async () => {
  const mail = await bookingMail('booking.created', { ...booking, service_title: null });
  expect(mail.text).not.toContain('About');
});

test('the webhook contains the fields of the spec, the service and the zone', () => {
  expect(bookingWebhookPayload(booking, '2026-11-01T10:00:00+00:00')).toEqual({
    firstname: 'Ada',
    lastname: 'Byron',
    company: 'Analytical Engines',
    email: 'ada@engines.example',
    phone: '+1 212 555 0100',
    meetingtype: 'Consultation',
    preferreddate: '2026-12-01T16:00:00.000Z',
    projectdescription: null,
    requestdate: '2026-11-01T10:00:00.000Z',
    bookingId: booking.id,
    formattedDate: 'Tuesday, December 1, 2026',
    formattedTime: '11:00 AM',
    source: 'Tech Link Consultation Form',
    timestamp: '2026-11-01T10:00:00.000Z',
    webhook_triggered: true,
    service: 'Document processing',
    serviceId: booking.service_id,
    about: null,
    topic: null,
    courseId: null,
    visitorTimeZone: 'Asia/Tokyo',
  });
});

test.each(['booking.created', 'booking.rescheduled', 'booking.reminder'])(
  'the mail and calendar file of %s contain the room and the host',
  async (topic) => {
    const mail = await bookingMail(topic, booking);
    for (const text of [mail.text, mail.html]) {
      expect(text).toContain(room);
      expect(text).toContain('You talk with Maya Lindqvist.');
    }
    const file = unfolded(mail.calendar?.file);
    expect(file).toContain(`LOCATION:${room}`);
    expect(file).toContain(`URL;VALUE=URI:${room}`);
    expect(file).toContain(`Join by video: ${room}`);
  },
);

test('the link of the host replaces the room', async () => {
  const mail = await bookingMail('booking.created', {
    ...booking,
    meeting_url: 'https://meet.example/maya',
  });
  expect(mail.text).toContain('https://meet.example/maya');
  expect(mail.text).not.toContain(room);
});

test.each(['booking.cancelled', 'booking.missed', 'booking.notes'])(
  'the mail of %s contains no room',
  async (topic) => {
    const mail = await bookingMail(topic, { ...booking, status: 'cancelled' });
    expect(mail.text).not.toContain(room);
  },
);

test('a booking in quarantine has no meeting link', () => {
  expect(meetingLink(booking)).toBe(room);
  expect(meetingLink({ ...booking, quarantined_at: '2026-11-01T10:00:00Z' })).toBeNull();
});

test('the email after a missed booking links to a new one, and notes are sent unchanged', async () => {
  const missed = await bookingMail('booking.missed', booking);
  expect(missed.text).toContain('https://techlink.example/booking');
  expect(missed.calendar).toBeUndefined();
  const notes = await bookingMail(
    'booking.notes',
    booking,
    'We start with invoices.\n\nThen orders.',
  );
  expect(notes.text).toContain('We start with invoices.');
  expect(notes.text).toContain('Then orders.');
});
