import { expect, it, vi } from 'vitest';
import { correspondents, sendMail } from './transport';

const sent = vi.hoisted((): string[] => []);
vi.mock('@/lib/core/env', () => ({ env: { SMTP_URL: 'smtp://mail.example' } }));
vi.mock('nodemailer', async (importOriginal) => {
  const nodemailer = await importOriginal<typeof import('nodemailer')>();
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const sendMail = async (mail: Parameters<typeof transport.sendMail>[0]) => {
    sent.push(String((await transport.sendMail(mail)).message));
  };
  return { createTransport: () => ({ sendMail }) };
});

/** Returns the value of a header of the last mail. */
const lastHeader = (name: string) =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(sent.at(-1) ?? '')?.[1]?.trim();

/** Returns the raw value of a header as it was sent. */
async function sentHeader(name: string, senderName: string): Promise<string | undefined> {
  const replyTo = { name: senderName, address: 'maya@techlink.example' };
  const mail = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', senderName, replyTo };
  await sendMail('1', 'ada@visitor.example', mail);
  expect(correspondents(mail)).toHaveProperty(name);
  return lastHeader(name);
}

it.each([
  ['a plain name', 'Maya Brooks', 'Maya Brooks'],
  ['a comma', 'Maya Brooks, Tech Link', '"Maya Brooks, Tech Link"'],
  ['a backslash', 'Maya\\', '"Maya\\\\"'],
  ['an email address', '"Maya" <ceo@bank.example>', '"Maya ceo bank.example"'],
  ['line breaks', 'Maya\r\nBcc: all@x.example', '"Maya Bcc: all x.example"'],
  ['a quotation mark', 'Maya "May" Brooks', 'Maya May Brooks'],
  ['a lone quotation mark', 'Maya" Brooks', 'Maya Brooks'],
  ['a bidi override', 'Maya \u202Ebad', 'Maya bad'],
])('sends a sender with %s as one display name', async (_, name, written) => {
  expect(await sentHeader('From', name)).toBe(`${written} <hello@techlink.example>`);
  expect(await sentHeader('Reply-To', name)).toBe(`${written} <maya@techlink.example>`);
  expect(sent.at(-1)).not.toMatch(/^Bcc:/m);
});

it('marks mails as automatic unless a colleague writes them', async () => {
  const mail = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
  await sendMail('1', 'ada@visitor.example', mail);
  expect(lastHeader('Auto-Submitted')).toBe('auto-generated');
  await sendMail('1', 'ada@visitor.example', { ...mail, unsubscribeUrl: 'https://x.example/u' });
  expect(lastHeader('Auto-Submitted')).toBe('auto-generated');
  expect(lastHeader('List-Unsubscribe')).toBe('<https://x.example/u>');
  await sendMail('1', 'ada@visitor.example', { ...mail, senderName: 'Maya Brooks' });
  expect(lastHeader('Auto-Submitted')).toBeUndefined();
});

it('uses the same Message-ID at each attempt, with the sending domain', async () => {
  const mail = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
  const ids = [];
  for (const _ of ['first', 'repeated']) {
    await sendMail('6f1f2b1c', 'ada@visitor.example', mail);
    ids.push(lastHeader('Message-ID'));
  }
  const domain = /@(.+)>$/.exec(lastHeader('From') ?? '')?.[1];
  expect(ids).toEqual([`<6f1f2b1c@${domain}>`, `<6f1f2b1c@${domain}>`]);
});
