import { beforeAll, expect, test } from 'vitest';
import { unusedEnvironment } from '@/lib/core/env.test-double';
import type { webinarMail as WebinarMail } from './mail';
import type { registrationToGiveBack as RegistrationToGiveBack } from './registrations/place-link';

let webinarMail: typeof WebinarMail;
let registrationToGiveBack: typeof RegistrationToGiveBack;

beforeAll(async () => {
  Object.assign(process.env, unusedEnvironment);
  ({ webinarMail } = await import('./mail'));
  ({ registrationToGiveBack } = await import('./registrations/place-link'));
}, 60_000);

const webinar = {
  id: '8b6fd9b0-7d3c-4f53-9f2e-0a4f1c6a3c11',
  slug: 'queues',
  title: 'Queues, and how they shrink',
  startsAt: '2026-12-01T16:00:00+00:00',
  durationMinutes: 45,
  presenter: 'Daniel Okafor',
  createdAt: '2026-11-01T10:00:00+00:00',
  updatedAt: '2026-11-01T10:01:00+00:00',
  sequence: 3,
  joinUrl: 'https://meet.example/4f1c',
};
const guest = {
  id: '2c1f6a58-0d3b-4a77-9e0e-6b1f2a3c4d5e',
  firstname: 'Ada',
  webinarid: webinar.id,
  visitor_time_zone: 'Asia/Tokyo',
};
const topic = 'webinar.registered';
const unfolded = (file: string | undefined) => file?.replaceAll('\r\n ', '');

test('contains both times, the link to join and the page, also in the calendar file', async () => {
  const mail = await webinarMail(topic, guest, webinar);
  expect(mail.subject).toBe('You are registered: Queues, and how they shrink');
  for (const part of [
    'Tuesday, December 1, 2026 at 11:00 AM EST',
    'Wed 01:00 AM Tokyo time',
    'https://meet.example/4f1c',
    'https://techlink.example/webinars/queues',
  ]) {
    expect(mail.text).toContain(part);
  }
  const file = unfolded(mail.calendar?.file);
  expect(file).toContain('DTSTART:20261201T160000Z');
  expect(file).toContain('DTEND:20261201T164500Z');
  expect(file).toContain('LOCATION:https://meet.example/4f1c');
  expect(file).toContain(`UID:${webinar.id}@techlink.example`);
  expect(file).toContain('SEQUENCE:3');
});

test.each([null, 'America/New_York'])('states one time only for the zone %s', async (zone) => {
  const mail = await webinarMail(topic, { ...guest, visitor_time_zone: zone }, webinar);
  expect(mail.text).not.toContain('Where you are');
});

test('promises the link to join if there is no room yet', async () => {
  const mail = await webinarMail(topic, guest, { ...webinar, joinUrl: null });
  expect(mail.text).toContain('You get the link to join from us before it starts.');
  expect(unfolded(mail.calendar?.file)).toContain('LOCATION:Online (video call)');
});

test('has a link that gives this place back, and no other', async () => {
  const { text } = await webinarMail(topic, guest, webinar);
  const [, token = ''] = /\/webinars\/registration\/give-back\/([\w.-]+)/.exec(text) ?? [];
  expect(registrationToGiveBack(token)).toBe(guest.id);
  const forged = `${Buffer.from(webinar.id).toString('base64url')}.${token.split('.')[1]}`;
  expect(registrationToGiveBack(forged)).toBeNull();
});

test('throws for another topic or a webinar that is gone', async () => {
  await expect(webinarMail('webinar.moved', guest, webinar)).rejects.toThrow('No mail is written');
  await expect(webinarMail(topic, guest, null)).rejects.toThrow('is gone');
});
