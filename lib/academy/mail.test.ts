import { expect, test, vi } from 'vitest';
import { enrolmentMail } from './mail';
import { sampleCourse as course } from './sample-course.test-double';

vi.mock('@/lib/core/env', () => ({
  env: { SITE_URL: 'https://techlink.example', NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:1' },
}));
const enrolment = { id: 'e1', course_id: '1', name: 'Ada <b>Lovelace</b>' };

const lessons = 'https://techlink.example/learn/enter/token';

test('the confirmation contains the link to the lessons, the outline and the link to the course', async () => {
  const mail = await enrolmentMail('enrolment.created', enrolment, course, lessons);
  expect(mail.subject).toBe('You are enrolled: Webhooks & APIs');
  for (const part of [
    lessons,
    'It costs nothing.',
    'Receiving',
    'The same event twice, 38 min',
    'https://techlink.example/academy/webhooks-and-apis',
  ]) {
    expect(mail.text).toContain(part);
  }
  expect(mail.html).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt;');
});

test.each([0, 149])(
  'the confirmation of a course for $%s speaks of itself as this email',
  async (price) => {
    const mail = await enrolmentMail('enrolment.created', enrolment, { ...course, price }, lessons);
    expect(mail.text).toContain('Above is your private link');
    expect(mail.text).toContain('answer this email');
    expect(mail.text).not.toMatch(/email that confirms|that email|the same email/);
  },
);

test('promises one email for a course that opens later, without a place or a price', async () => {
  const paid = { ...course, isOpen: false, price: 149 };
  const mail = await enrolmentMail('enrolment.waiting', enrolment, paid, null);
  expect(mail.subject).toBe('Opens later: Webhooks & APIs');
  expect(mail.text).toContain('you get one email');
  expect(mail.text).not.toMatch(/\$149|invoice|enrolled/);
});

test('the email about a newly opened course links to the course page', async () => {
  const mail = await enrolmentMail('enrolment.opened', enrolment, course, lessons);
  expect(mail.subject).toBe('Open now: Webhooks & APIs');
  expect(mail.text).toContain('https://techlink.example/academy/webhooks-and-apis');
  expect(mail.text).not.toContain(lessons);
});

test('the confirmation of a paid course contains the payment link or announces an invoice', async () => {
  const paid = { ...course, price: 149 };
  const byInvoice = await enrolmentMail('enrolment.created', enrolment, paid, lessons);
  expect(byInvoice.text).toContain(
    'An invoice over $149 follows by email within two working days.',
  );
  const checkoutUrl = 'https://pay.example/c?x=1';
  const byLink = await enrolmentMail(
    'enrolment.created',
    enrolment,
    { ...paid, checkoutUrl },
    lessons,
  );
  expect(byLink.text).toContain('https://pay.example/c?x=1&client_reference_id=e1');
  expect(byLink.text).not.toContain('invoice');
});

test.each([
  ['enrolment.link', 'Your link'],
  ['enrolment.paid', 'All lessons are open'],
  ['enrolment.withdrawn', 'Your payment was withdrawn'],
  ['enrolment.completed', 'Completed'],
  ['enrolment.reminder', 'Where you stopped'],
])('the mail for %s contains the link to the lessons', async (topic, subject) => {
  const mail = await enrolmentMail(topic, enrolment, course, lessons);
  expect(mail.subject).toBe(`${subject}: Webhooks & APIs`);
  expect(mail.text).toContain(lessons);
});

test.each([
  ['enrolment.cancelled', course, lessons],
  ['enrolment.created', null, lessons],
  ['enrolment.created', course, null],
])('throws for %s, course %s and lessons %s', async (topic, of, url) => {
  await expect(enrolmentMail(topic, enrolment, of, url)).rejects.toThrow();
});
