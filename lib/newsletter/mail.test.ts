import { expect, test, vi } from 'vitest';
import { subscriptionToEnd } from '@/lib/blog/subscribers/subscription-link';
import { MailRefused } from '@/lib/core/mail/transport';
import { isMailTooLong, previewIssue, testedIssueMail, writeIssue } from './mail';
import { linksOf } from './mail-text';
import { outcomeOf } from './outcome';
import { endOfSending } from './states';

vi.mock('@/lib/core/env', () => ({
  env: {
    SITE_URL: 'https://site.example',
    NEXT_PUBLIC_SUPABASE_URL: 'https://db.example',
    SUPABASE_SECRET_KEY: 'sb_secret_unit_tests_only',
  },
}));
const stored = vi.hoisted(() => ({ readIssueToSend: vi.fn() }));
vi.mock('./data', () => stored);

const id = '00000000-0000-4000-8000-000000000042';
const link = '00000000-0000-4000-8000-000000000043';
const issue = {
  id,
  slug: 'november',
  title: 'November <b>2026</b>',
  subject: 'What we built',
  preheader: 'Three things.',
  body: [
    'Read [the case](/cases/one) and [theirs](https://x.example/a?b=1&c=2), or [below](#text-more).',
    '## More',
    '[Again](/cases/one), [write](mailto:hello@techlink.example), [no](javascript:alert(1)).',
    '![A desk](/images/desk.png) ![Elsewhere](https://tracker.example/pixel.gif)',
    '<script>alert(1)</script>',
  ].join('\n\n'),
};

test('lists each web page that an issue links to once', () => {
  expect(linksOf(issue.body)).toEqual([
    'https://site.example/cases/one',
    'https://x.example/a?b=1&c=2',
  ]);
});

test('routes links through our redirect, keeps only our own pictures and removes scripts', async () => {
  const write = await writeIssue(issue, new Map([['https://site.example/cases/one', link]]));
  const { html, text, subject } = write(id);
  expect(subject).toBe('What we built');
  expect(html.split(`https://site.example/n/${link}`)).toHaveLength(3);
  expect(html).toContain('href="https://site.example/newsletter/november#text-more"');
  expect(html).toContain('href="mailto:hello@techlink.example"');
  expect(html).toContain('src="https://site.example/images/desk.png"');
  expect(html).not.toMatch(/tracker|<script|javascript:|<b>/);
  expect(html).toContain('prefers-color-scheme: dark');
  expect(text).toContain(`https://site.example/n/${link}`);
  expect(text).toMatch(/more/i);
});

test('each reader has a personal unsubscribe link in the email and for one click', async () => {
  const other = '00000000-0000-4000-8000-000000000044';
  const write = await writeIssue(issue, new Map());
  for (const subscription of [id, other]) {
    const { html, text, unsubscribeUrl } = write(subscription);
    for (const part of [html, text]) {
      const token = /\/blog\/subscription\/end\/([\w.-]+)/.exec(part)?.[1] ?? '';
      expect(subscriptionToEnd(token)).toBe(subscription);
    }
    const token = /\/api\/blog\/unsubscribe\/([\w.-]+)/.exec(unsubscribeUrl ?? '')?.[1] ?? '';
    expect(subscriptionToEnd(token)).toBe(subscription);
  }
});

test('a test email has neither counted links nor an unsubscribe link', async () => {
  const { html } = await previewIssue(issue);
  expect(html).toContain('href="https://site.example/cases/one"');
  expect(html).not.toMatch(/\/n\/|subscription/);
});

test('marks the subject of a test email', async () => {
  stored.readIssueToSend.mockResolvedValue({ text: issue, links: new Map([['x', link]]) });
  const mail = await testedIssueMail('newsletter.tested', { issue: { id } });
  expect(mail.subject).toBe('Test: What we built');
  expect(mail.html).not.toContain('/n/');
  stored.readIssueToSend.mockResolvedValue(null);
  await expect(testedIssueMail('newsletter.tested', { issue: { id } })).rejects.toThrow(
    'no longer exists',
  );
});

test('an email above 100 kB is too long', async () => {
  expect(await isMailTooLong(issue)).toBe(false);
  expect(await isMailTooLong({ ...issue, body: 'word '.repeat(18_000) })).toBe(false);
  expect(await isMailTooLong({ ...issue, body: 'word '.repeat(21_000) })).toBe(true);
});

const now = new Date('2026-11-26T10:00:00Z');
const failed = (message: string, fields = {}) => Object.assign(new Error(message), fields);

test.each([
  [
    'refuses it',
    new MailRefused(550, new Error('No such user')),
    1,
    { state: 'failed', answer: 550 },
  ],
  [
    'puts it off',
    new MailRefused(451, new Error('Later')),
    1,
    { state: 'waiting', answer: 451, retrySeconds: 120 },
  ],
  [
    'puts it off too often',
    new MailRefused(451, new Error('Later')),
    5,
    { state: 'failed', answer: 451 },
  ],
  [
    'cannot be reached',
    failed('connect ECONNREFUSED', { code: 'ESOCKET', syscall: 'connect' }),
    1,
    { state: 'waiting', retrySeconds: 60 },
  ],
  [
    'goes away in the middle',
    failed('Connection closed', { code: 'ECONNECTION' }),
    1,
    { state: 'doubtful' },
  ],
  ['does not answer', failed('Timeout', { code: 'ETIMEDOUT' }), 1, { state: 'doubtful' }],
])('handles a mail server that %s', (_, error, attempts, outcome) => {
  expect(outcomeOf(error, attempts)).toEqual(outcome);
});

test('the last of 10,000 mails leaves after 84 minutes at 120 a minute', () => {
  expect(endOfSending(10_000, 120, now)).toEqual(new Date('2026-11-26T11:24:00Z'));
});
