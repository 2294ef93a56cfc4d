import { expect, it } from 'vitest';
import { correspondents } from '@/lib/core/mail/transport';
import { replyMail } from './mail';

const reply = {
  subject: 'Your question',
  body: 'Hello Ada,\n\nyes <b>we</b> can.\nSoon.\n\nMaya',
  sender: 'Maya Brooks',
  replyTo: 'maya@techlink.example',
  question: 'Can you connect our shop?',
};

it('contains the text and the question, with the person as sender and reply address', async () => {
  const mail = await replyMail('reply.sent', { reply });
  expect(mail.subject).toBe('Your question');
  expect(mail.html).toContain('yes &lt;b&gt;we&lt;/b&gt; can.');
  expect(mail.html).toMatch(/can\.<br\s*\/>/);
  expect(mail.text).toMatch(/Hello Ada,\s+yes <b>we<\/b> can\.\nSoon\.\s+Maya/);
  expect(mail.text).toMatch(/You wrote:\s+Can you connect our shop\?/);
  expect(correspondents(mail)).toEqual({
    From: '"Maya Brooks, Tech Link" <hello@techlink.example>',
    'Reply-To': 'Maya Brooks <maya@techlink.example>',
  });
});

it('keeps a line break in a name out of the headers', async () => {
  const sender = 'Maya\r\nBcc: all@x.example';
  const mail = await replyMail('reply.sent', { reply: { ...reply, sender, question: null } });
  expect(Object.values(correspondents(mail)).join()).not.toMatch(/[\r\n]/);
  expect(mail.text).not.toContain('You wrote');
});

it('throws for any other topic', async () => {
  await expect(replyMail('reply.lost', { reply })).rejects.toThrow('There is no email');
});
