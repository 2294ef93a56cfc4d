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

test('the copy says when we answer, and repeats what was asked as text', async () => {
  const mail = await enquiryMail('enquiry.created', enquiry);
  expect(mail.subject).toBe('We have your question');
  expect(mail.text).toContain('within 24 hours');
  expect(mail.text).toContain('About: Professional plan');
  expect(mail.text).toContain('Half of them are handwritten.');
  expect(mail.html).not.toContain('<b>our</b>');
});

test('a published answer is linked, and sent once', async () => {
  const text = { kind: 'blog_posts', slug: 'counting-cases', title: 'Counting <i>cases</i>' };
  const mail = await enquiryMail('enquiry.answer_published', enquiry, text);
  expect(mail.subject).toBe('We have written about your question');
  expect(mail.html).toContain('/blog/counting-cases"');
  expect(mail.html).not.toContain('<i>cases</i>');
  expect(mail.text).toContain('Half of them are handwritten.');
  await expect(enquiryMail('enquiry.answer_published', enquiry, null)).rejects.toThrow();
});

test('there is no other mail about it', async () => {
  await expect(enquiryMail('enquiry.quarantined', enquiry)).rejects.toThrow('No mail is written');
});
