import { expect, it } from 'vitest';
import { notificationMail } from './mail';

const person = { name: 'Ana', role: 'team_leader', time_zone: 'America/New_York' };
const booked = {
  kind: 'booking_created',
  title: 'Ada Byron, Engines',
  body: 'Invoices by hand.',
  due_at: null,
  moment: '2026-12-01T16:00:00+00:00',
  record_table: 'consultation_bookings',
  record_id: '8b6fd9b0-7d3c-4f53-9f2e-0a4f1c6a3c11',
};

it('emails an immediate notification with a link and the time in the recipient’s zone', async () => {
  const mail = await notificationMail('notification.now', { person, news: [booked] });
  expect(mail.subject).toBe('Consultation booked: Ada Byron, Engines');
  expect(mail.text).toContain('Dec 1, 11:00 AM EST');
  expect(mail.text).toMatch(/https:\/\/techlink\.example\/\S+8b6fd9b0-7d3c-4f53-9f2e-0a4f1c6a3c11/);
});

it('groups the morning email by kind, with at most 15 notifications of each', async () => {
  const news = Array.from({ length: 17 }, (_, n) => ({ ...booked, title: `Visitor ${n + 1}` }));
  const mail = await notificationMail('digest.morning', { person, news });
  expect(mail.subject).toMatch(/^Your morning: /);
  expect(mail.text).toContain('Visitor 15');
  expect(mail.text).not.toContain('Visitor 16');
  expect(mail.text).toContain('And 2 more.');
});

it('throws for another topic or an empty payload', async () => {
  await expect(notificationMail('notification.other', { person, news: [booked] })).rejects.toThrow(
    'There is no email',
  );
  await expect(notificationMail('notification.now', { person, news: [] })).rejects.toThrow();
});
