import { expect, test, vi } from 'vitest';
import { enrolmentMail } from './mail';
import { sampleCourse as course } from './sample-course.test-double';

vi.mock('@/lib/core/env', () => ({
  env: { SITE_URL: 'https://techlink.example', NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:1' },
}));
const enrolment = { course_id: '1', name: 'Ada <b>Lovelace</b>' };

test('contains the next steps, the payment, the outline and the link to the course', async () => {
  const mail = await enrolmentMail('enrolment.created', enrolment, course);
  expect(mail.subject).toBe('You are enrolled: Webhooks & APIs');
  for (const part of [
    'an invoice for $149',
    'Receiving',
    'The same event twice, 38 min',
    'https://techlink.example/academy/webhooks-and-apis',
  ]) {
    expect(mail.text).toContain(part);
  }
  expect(mail.html).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt;');
});

test('says that a free course costs nothing', async () => {
  const { text } = await enrolmentMail('enrolment.created', enrolment, { ...course, price: 0 });
  expect(text).toContain('It costs nothing.');
  expect(text).not.toContain('invoice');
});

test.each([
  ['enrolment.cancelled', course],
  ['enrolment.created', null],
])('throws for %s and %s', async (topic, of) => {
  await expect(enrolmentMail(topic, enrolment, of)).rejects.toThrow();
});
