// @module-tag clock-changes

import { beforeAll, expect, test } from 'vitest';
import { unusedEnvironment } from '@/lib/core/env.test-double';
import type { recordingMail as RecordingMail, roomMail as RoomMail } from '../attendance/mail';
import type { waitlistMail as WaitlistMail } from '../waitlist/mail';
import type { webinarMail as WebinarMail } from './mail';

let webinarMail: typeof WebinarMail;
let waitlistMail: typeof WaitlistMail;
let recordingMail: typeof RecordingMail;
let roomMail: typeof RoomMail;
let readToken: (purpose: 'access-link' | 'give-back-place', token: string) => string | null;

beforeAll(async () => {
  Object.assign(process.env, unusedEnvironment);
  ({ webinarMail } = await import('./mail'));
  ({ waitlistMail } = await import('../waitlist/mail'));
  ({ recordingMail, roomMail } = await import('../attendance/mail'));
  ({ readToken } = await import('@/lib/core/security/signed-token'));
});

const webinar = {
  id: '8b6fd9b0-7d3c-4f53-9f2e-0a4f1c6a3c11',
  slug: 'queues',
  title: 'Queues, and how they shrink',
  description: 'Short.',
  tags: ['AI'],
  startsAt: '2026-12-01T16:00:00+00:00',
  durationMinutes: 45,
  presenter: 'Daniel Okafor',
  cancelReason: null,
  recordingUrl: null,
  video: null,
  slidesUrl: '/webinars/queues/slides',
  createdAt: '2026-11-01T10:00:00+00:00',
  updatedAt: '2026-11-01T10:01:00+00:00',
  sequence: 3,
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
const topic = 'webinar.registered';
const unfolded = (file: string | undefined) => file?.replaceAll('\r\n ', '');
const tokenIn = (text: string) => /\/webinars\/place\/([\w.-]+)/.exec(text)?.[1] ?? '';

test('includes both times and the private page in the confirmation and its calendar file', async () => {
  const mail = await webinarMail(topic, guest, webinar);
  expect(mail.subject).toBe('You are registered: Queues, and how they shrink');
  for (const part of [
    'Tuesday, December 1, 2026 at 11:00 AM EST',
    'Wed 01:00 AM Tokyo time',
    'https://techlink.example/webinars/queues',
  ]) {
    expect(mail.text).toContain(part);
  }
  expect(readToken('access-link', tokenIn(mail.text))).toBe(guest.link);
  const file = unfolded(mail.calendar?.file);
  expect(file).toContain('DTSTART:20261201T160000Z');
  expect(file).toContain('DTEND:20261201T164500Z');
  expect(file).toContain('LOCATION:https://techlink.example/webinars/place/');
  expect(file).toContain(`UID:${webinar.id}@techlink.example`);
  expect(file).toContain('SEQUENCE:3');
});

test.each([null, 'America/New_York'])('states only one time for the zone %s', async (zone) => {
  const mail = await webinarMail(topic, { ...guest, visitor_time_zone: zone }, webinar);
  expect(mail.text).not.toContain('Where you are');
});

test('uses the former link for an email queued before private links existed', async () => {
  const { text } = await webinarMail(topic, { ...guest, link: null }, webinar);
  const [, token = ''] = /\/webinars\/registration\/give-back\/([\w.-]+)/.exec(text) ?? [];
  expect(readToken('give-back-place', token)).toBe(guest.id);
  expect(readToken('access-link', token)).toBeNull();
});

test.each([
  ['day', 'Tomorrow'],
  ['hour', 'Within the hour'],
])('the reminder one %s before states when the webinar starts', async (kind, word) => {
  const mail = await webinarMail('webinar.reminder', guest, webinar, { kind });
  expect(mail.subject).toBe(`${word}: ${webinar.title}`);
  expect(mail.text).toContain('/webinars/place/');
});

test('includes a note as plain text', async () => {
  const note = 'Bring a <b>backlog</b>.';
  const mail = await webinarMail('webinar.note', guest, webinar, { note });
  expect(mail.text).toContain(note);
  expect(mail.html).not.toContain('<b>');
});

test('states in both zones until when an offered place is reserved', async () => {
  const entry = { ...guest, waits: true, offer_ends_at: '2026-11-30T17:00:00+00:00' };
  const mail = await waitlistMail('webinar.offered', entry, webinar);
  expect(mail.subject).toBe(`A place is available for you: ${webinar.title}`);
  expect(mail.text).toContain('Monday, November 30, 2026 at 12:00 PM EST');
  expect(mail.text).toContain('Tue 02:00 AM Tokyo time');
  for (const other of ['webinar.waiting', 'webinar.lapsed', 'webinar.open']) {
    expect((await waitlistMail(other, entry, webinar)).text).toContain('/webinars/place/');
  }
});

test('sends the recording and a service to attendees and absentees, with different texts', async () => {
  const service = { slug: 'workflows', title: 'Workflow automation', summary: 'We build it.' };
  const send = (about: string) => recordingMail(about, guest, webinar, service);
  const attended = await send('webinar.recording_attended');
  const missed = await send('webinar.recording_missed');
  for (const { text } of [attended, missed]) {
    expect(readToken('access-link', tokenIn(text))).toBe(guest.link);
    expect(text).toContain('https://techlink.example/services/workflows');
    expect(text).toContain('https://techlink.example/webinars/queues/slides');
  }
  expect(attended.subject).not.toBe(missed.subject);
  expect(missed.text).toContain('You had a place but could not come');
});

test('calls highlights what they are, with their length, and never a recording', async () => {
  const video = { isHighlights: true, hasSound: false, seconds: 172 };
  for (const about of ['webinar.recording_attended', 'webinar.recording_missed']) {
    const mail = await recordingMail(about, guest, { ...webinar, video }, null);
    expect(mail.text).toContain('Highlights, 3 minutes, no sound');
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/record/i);
  }
  const whole = { ...webinar, video: { isHighlights: false, hasSound: true, seconds: 3500 } };
  const { text } = await recordingMail('webinar.recording_attended', guest, whole, null);
  expect(text).toContain('Recording, 58 minutes');
});

test("'webinar.without_room' links the presenter to the form for adding the room", async () => {
  const mail = await roomMail({ name: 'Daniel', kind: 'hour' }, webinar);
  expect(mail.text).toContain(`/admin/webinars/${webinar.id}`);
});

test('throws for another topic or a deleted webinar', async () => {
  await expect(webinarMail('webinar.moved', guest, webinar)).rejects.toThrow(
    'There is no email for',
  );
  await expect(webinarMail(topic, guest, null)).rejects.toThrow('no longer exists');
  await expect(waitlistMail(topic, guest, webinar)).rejects.toThrow('There is no email for');
  await expect(recordingMail(topic, guest, webinar, null)).rejects.toThrow('There is no email for');
});
