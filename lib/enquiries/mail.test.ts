import { expect, test } from 'vitest';
import { enquiryMail } from './mail';
import { enquiryRow } from './model';

const enquiry = enquiryRow.parse({
  id: crypto.randomUUID(),
  name: 'Ada Byron',
  email: 'ada@engines.example',
  company: null,
  about: 'plan-professional',
  message: 'Can you read <b>our</b> notes?\n\nHalf of them are handwritten.',
  quarantined_at: null,
});

test('the confirmation states the response time and quotes the first line as plain text', async () => {
  const mail = await enquiryMail('enquiry.created', enquiry);
  expect(mail.subject).toBe('We have your question');
  expect(mail.text).toContain('within 24 hours');
  expect(mail.text).toContain('About: Professional plan');
  expect(mail.text).toContain('Can you read <b>our</b> notes? …');
  expect(mail.html).not.toContain('<b>our</b>');
});

test('the email about a published answer links to it', async () => {
  const text = { kind: 'blog_posts', slug: 'counting-cases', title: 'Counting <i>cases</i>' };
  const mail = await enquiryMail('enquiry.answer_published', enquiry, text);
  expect(mail.subject).toBe('We have published an answer to your question');
  expect(mail.html).toContain('/blog/counting-cases"');
  expect(mail.html).not.toContain('<i>cases</i>');
  expect(mail.text).toContain('Can you read <b>our</b> notes? …');
  await expect(enquiryMail('enquiry.answer_published', enquiry, null)).rejects.toThrow();
});

test('throws for any other topic', async () => {
  await expect(enquiryMail('enquiry.quarantined', enquiry)).rejects.toThrow(
    'There is no email for',
  );
});

test.each([
  ['enquiry.created', undefined],
  ['enquiry.answer_published', { kind: 'blog_posts', slug: 'counting-cases', title: 'Counting' }],
])('%s cannot carry a message to another person’s email', async (topic, text) => {
  const stranger = {
    ...enquiry,
    name: 'You have won, see https://evil.example',
    message: `Claim at www.evil.example, ${'now or '.repeat(500)}\nhttps://evil.example/2`,
  };
  const { text: plain, html } = await enquiryMail(topic, stranger, text);
  for (const body of [plain, html]) expect(body).not.toContain('evil.example');
  expect(plain.split('now or').length).toBeLessThan(20);
});
