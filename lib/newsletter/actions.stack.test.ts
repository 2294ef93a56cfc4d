import { expect, it } from 'vitest';
import {
  POST as unsubscribe,
  GET as unsubscribePage,
} from '@/app/api/blog/unsubscribe/[token]/route';
import { GET as followLink } from '@/app/n/[link]/route';
import { done } from '@/lib/core/actions/answer';
import { service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { saveIssue, scheduleIssue, steerIssue, testIssue } from './actions';
import { sendDueIssues } from './sending';

const database = service(stack);

type Recipient = { state: string; answer: number; unsubscribed_at: string | null };

type Mail = { to: unknown; subject: string; text: string; html: string };

async function mailsTo(email: string): Promise<Mail[]> {
  const mails: Mail[] = await (await fetch(`${stack.mailboxUrl}/messages.json`)).json();
  return mails.filter(({ to }) => JSON.stringify(to).includes(email));
}

async function subscribe(topic: string): Promise<string> {
  const email = `${crypto.randomUUID()}@reader.example`;
  await database
    .from('blog_subscriptions')
    .insert({
      email,
      confirmed_at: new Date().toISOString(),
      topics: [topic],
      policy_version: '2026-11-24',
    })
    .throwOnError();
  return email;
}

const typed = (topic: string, more = {}) => ({
  id: '',
  version: '',
  title: 'November',
  slug: `november-${crypto.randomUUID()}`,
  subject: 'What we built',
  preheader: 'Three things.',
  body: 'Read [the case](/cases/one).',
  topics: topic,
  ...more,
});

/** Stores an issue for the readers of a topic, as the editor. */
async function write(topic: string, more = {}) {
  const saved = await as('editor', () => saveIssue(formOf(typed(topic, more))));
  const id = saved.data?.id ?? '';
  const { data } = await database
    .from('newsletter_issues')
    .select('version:updated_at')
    .eq('id', id)
    .single()
    .throwOnError();
  return { id, version: String(data.version) };
}

const send = async (issue: { id: string; version: string }) =>
  as('editor', () => scheduleIssue({ ...issue, rate: 100 }));

it('sends an issue once to each reader of its topic, with personal links', async () => {
  const topic = crypto.randomUUID();
  const readers = [await subscribe(topic), await subscribe(topic)];
  const stranger = await subscribe(crypto.randomUUID());
  const issue = await write(topic);
  expect((await send(issue)).data).toEqual(done('issueGoesOut'));
  await as('visitor', sendDueIssues);
  await as('visitor', sendDueIssues);
  const mails = await Promise.all(readers.map(mailsTo));
  expect(mails.map((got) => got.map(({ subject }) => subject))).toEqual([
    ['What we built'],
    ['What we built'],
  ]);
  expect(await mailsTo(stranger)).toEqual([]);

  const texts = mails.map(([mail]) => mail?.text ?? '');
  const [first = '', second = ''] = texts.map(
    (text) => /subscription\/end\/([\w.-]+)/.exec(text)?.[1] ?? '',
  );
  expect(first).not.toBe(second);
  const link = /\/n\/([\w-]+)/.exec(texts[0] ?? '')?.[1] ?? '';
  const follow = (agent: string) =>
    as('visitor', () =>
      followLink(new Request('http://localhost:3000/n/', { headers: { 'user-agent': agent } }), {
        params: Promise.resolve({ link }),
      }),
    );
  expect((await follow('Mozilla/5.0 Safari/604.1')).headers.get('location')).toBe('/cases/one');
  expect((await follow('SafeLinksBot/1.0')).headers.get('location')).toBe('/cases/one');
  const params = { params: Promise.resolve({ token: first }) };
  const click = new Request('http://localhost:3000/', {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  await as('visitor', () => unsubscribe(click, params));
  await as('visitor', () => unsubscribePage(new Request('http://localhost:3000/'), params));
  const { data } = await database
    .from('newsletter_recipients')
    .select('state, unsubscribed_at, answer')
    .eq('issue_id', issue.id)
    .throwOnError();
  // The subscribers in the seed read about every topic.
  const rows: Recipient[] = data;
  expect(rows.map(({ state, answer }) => ({ state, answer }))).toEqual(
    rows.map(() => ({ state: 'sent', answer: 250 })),
  );
  expect(rows.filter((row) => row.unsubscribed_at !== null)).toHaveLength(1);
  const counted = await database
    .from('newsletter_links')
    .select('url, presses')
    .eq('issue_id', issue.id)
    .throwOnError();
  expect(counted.data).toEqual([{ url: '/cases/one', presses: 1 }]);
});

it('sends the test email of an issue to the editor only', async () => {
  const topic = crypto.randomUUID();
  const reader = await subscribe(topic);
  const { id } = await write(topic);
  const answer = await as('editor', () => testIssue({ id }));
  expect(answer.data).toEqual(done('issueTested', { name: 'editor@techlink.example' }));
  expect(await mailsTo(reader)).toEqual([]);
});

it('refuses to send an empty, oversized, stale or already scheduled issue', async () => {
  const topic = crypto.randomUUID();
  await subscribe(topic);
  expect((await send(await write(topic, { body: ' ' }))).serverError?.notice).toBe('issueEmpty');
  const long = await write(topic, { body: '[a](/b) '.repeat(7000) });
  expect((await send(long)).serverError?.notice).toBe('issueTooLong');
  const issue = await write(topic);
  const stale = { ...issue, version: '2020-01-01T00:00:00Z' };
  expect((await send(stale)).serverError?.notice).toBe('changedMeanwhile');
  expect((await send(issue)).data).toBeDefined();
  expect((await send(issue)).serverError?.notice).toBe('issueNotMoved');
  const taken = await as('editor', () => steerIssue({ id: issue.id, step: 'unschedule' }));
  expect(taken.data).toEqual(done('issueUnscheduled'));
});

it.each(['visitor', 'member'] as const)('refuses the actions of a %s', async (who) => {
  const topic = crypto.randomUUID();
  await subscribe(topic);
  const issue = await write(topic);
  const answers = [
    await as(who, () => saveIssue(formOf(typed(topic)))),
    await as(who, () => testIssue({ id: issue.id })),
    await as(who, () => scheduleIssue({ ...issue, rate: 100 })),
    await as(who, () => steerIssue({ id: issue.id, step: 'pause' })),
  ];
  expect(answers.map(({ data }) => data)).toEqual([undefined, undefined, undefined, undefined]);
});
