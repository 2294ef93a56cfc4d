// @module-tag clock-changes

import { beforeAll, expect, test } from 'vitest';
import { unusedEnvironment } from '@/lib/core/env.test-double';
import type { webinarChangeMail as WebinarChangeMail } from './mail';

let webinarChangeMail: typeof WebinarChangeMail;

beforeAll(async () => {
  Object.assign(process.env, unusedEnvironment);
  ({ webinarChangeMail } = await import('./mail'));
});

const webinar = {
  id: '8b6fd9b0-7d3c-4f53-9f2e-0a4f1c6a3c11',
  slug: 'queues',
  title: 'Queues, and how they shrink',
  startsAt: '2026-12-02T16:00:00+00:00',
  durationMinutes: 45,
  presenter: 'Daniel Okafor',
  createdAt: '2026-11-01T10:00:00+00:00',
  updatedAt: '2026-11-01T10:01:00+00:00',
  sequence: 4,
  description: 'Short.',
  tags: ['AI'],
  cancelReason: null,
  recordingUrl: null,
  video: null,
  slidesUrl: null,
};
const guest = {
  id: '2c1f6a58-0d3b-4a77-9e0e-6b1f2a3c4d5e',
  firstname: 'Ada',
  webinarid: webinar.id,
  visitor_time_zone: 'Asia/Tokyo',
  link: '5d2e9a30-1c4b-4f6d-8a7e-9b0c1d2e3f40',
  waits: false,
  offer_ends_at: null,
};
const before = {
  starts_at: '2026-12-01T16:00:00.000000Z',
  minutes: 45,
  presenter: 'Daniel Okafor',
  room: '2026-11-01T10:00:00.000000Z',
  takes_place: true,
};
const moved = (changes: Partial<typeof before> | { room: null } = {}) =>
  webinarChangeMail('webinar.moved', guest, webinar, { ...before, ...changes });

test('shows both times of a move, with the old one struck through and a calendar update', async () => {
  const mail = await moved();
  expect(mail.subject).toBe('The webinar has a new time: Queues, and how they shrink');
  expect(mail.html).toContain('<s>Tuesday, December 1, 2026 at 11:00 AM EST</s>');
  expect(mail.text).toContain('Now: Wednesday, December 2, 2026 at 11:00 AM EST');
  expect(mail.text).toContain('Thu 01:00 AM Tokyo time');
  expect(mail.text).toContain('/webinars/place/');
  expect(mail.calendar?.method).toBe('PUBLISH');
  expect(mail.calendar?.file).toContain('DTSTART:20261202T160000Z');
  expect(mail.calendar?.file).toContain(`UID:${webinar.id}@techlink.example`);
  expect(mail.calendar?.file).toContain('SEQUENCE:4');
});

test.each([
  [
    'The webinar has a new presenter',
    { starts_at: '2026-12-02T16:00:00Z', presenter: 'Sofia Reyes' },
  ],
  ['The webinar will take place after all', { takes_place: false }],
])('uses the heading "%s" for %j', async (heading, changes) => {
  const mail = await moved(changes);
  expect(mail.subject).toBe(`${heading}: Queues, and how they shrink`);
  expect(mail.text).toContain('/webinars/place/');
});

test('removes a cancelled webinar from the calendar at its previous time', async () => {
  const mail = await webinarChangeMail(
    'webinar.cancelled',
    guest,
    { ...webinar, cancelReason: 'The presenter is ill.' },
    before,
  );
  expect(mail.text).toContain('The reason: The presenter is ill.');
  expect(mail.calendar?.method).toBe('CANCEL');
  for (const line of ['STATUS:CANCELLED', 'DTSTART:20261201T160000Z', 'SEQUENCE:4']) {
    expect(mail.calendar?.file).toContain(line);
  }
});

test('throws for another topic or a deleted webinar', async () => {
  await expect(webinarChangeMail('webinar.begun', guest, webinar, before)).rejects.toThrow();
  await expect(webinarChangeMail('webinar.moved', guest, null, before)).rejects.toThrow(
    'no longer exists',
  );
});

test('notifies a person on the waiting list without a calendar file', async () => {
  const mail = await webinarChangeMail('webinar.moved', { ...guest, waits: true }, webinar, before);
  expect(mail.text).toContain('You keep your position in the waiting list.');
  expect(mail.calendar).toBeUndefined();
});
