import { describe, expect, it } from 'vitest';
import { GET, POST } from '@/app/api/blog/unsubscribe/[token]/route';
import { notices } from '@/lib/notices';
import { service } from '@/supabase/tests/people';
import { mailsTo } from '@/supabase/tests/site/answers';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { confirmBlogSubscription, endBlogSubscription, subscribeToBlog } from './actions';

const database = service(stack);
const newReader = () => `${crypto.randomUUID()}@reader.example`;

const subscribe = (email: string, typed: Record<string, string> = {}) =>
  as('visitor', () => subscribeToBlog({}, formOf({ email, consent: 'yes', ...typed })));
const confirm = (token: string) =>
  as('visitor', () => confirmBlogSubscription({}, formOf({ token })));
const end = (token: string) => as('visitor', () => endBlogSubscription({}, formOf({ token })));

async function stored(email: string) {
  const { data } = await database
    .from('blog_subscriptions')
    .select('id, confirmed_at, unsubscribed_at')
    .eq('email', email)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** Counts the confirmation requests sent to an email. */
async function requests(email: string) {
  const { data } = await database
    .from('outbox')
    .select('id')
    .eq('recipient', email)
    .eq('topic', 'subscription.requested');
  return data?.length;
}

/** Returns the token of the confirm or unsubscribe link in the newest mail. */
async function tokenMailed(email: string, kind: 'confirm' | 'end') {
  const [mail] = await mailsTo(email);
  return new RegExp(`/blog/subscription/${kind}/([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
}

/** Subscribes, and returns the unsubscribe token from the email about a post. */
async function subscribed(email: string) {
  await subscribe(email);
  const subscription = { id: (await stored(email))?.id };
  const post = { slug: 'a', title: 'Read this', excerpt: 'For a test.' };
  await database
    .from('outbox')
    .insert({
      topic: 'post.published',
      channel: 'mail',
      recipient: email,
      payload: { post, subscription },
    })
    .throwOnError();
  return tokenMailed(email, 'end');
}

describe('subscribing', () => {
  it('confirms by link, detects a repeated subscription and rejects the old link after unsubscribing', async () => {
    const email = newReader();
    expect((await subscribe(` ${email.toUpperCase()}`)).data?.notice).toBe('blogSubscribed');
    expect(await stored(email)).toMatchObject({ confirmed_at: null });
    const token = await tokenMailed(email, 'confirm');
    expect((await confirm(token)).data?.notice).toBe('blogSubscribed');
    expect(await stored(email)).toMatchObject({ confirmed_at: expect.any(String) });

    const [welcome] = await mailsTo(email);
    expect(welcome?.subject).toBe('You are subscribed to the Tech Link blog');
    expect(await tokenMailed(email, 'end')).not.toBe('');

    const { confirmed_at } = (await stored(email)) ?? {};
    expect((await confirm(token)).data?.notice).toBe('blogSubscribed');
    expect(await stored(email)).toMatchObject({ confirmed_at });

    expect((await subscribe(email)).data?.notice).toBe('blogAlreadySubscribed');
    expect(await requests(email)).toBe(1);

    const ended = { unsubscribed_at: new Date().toISOString() };
    await database.from('blog_subscriptions').update(ended).eq('email', email).throwOnError();
    expect((await confirm(token)).serverError?.notice).toBe('blogLinkInvalid');
    expect(await stored(email)).toMatchObject({ unsubscribed_at: expect.any(String) });
  });

  it('repeats the confirmation email for an unconfirmed address at most three times', async () => {
    const email = newReader();
    const told = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      told.push((await subscribe(email)).data?.notice);
    }
    expect(told).toEqual(['blogSubscribed', ...Array(4).fill('blogAlreadySubscribed')]);
    expect(await requests(email)).toBe(3);
  });

  it('starts a new subscription for someone who had unsubscribed', async () => {
    const email = newReader();
    await database
      .from('blog_subscriptions')
      .insert({
        email,
        confirmed_at: '2026-01-01',
        unsubscribed_at: '2026-02-01',
        policy_version: '2026-11-24',
      })
      .throwOnError();
    expect((await subscribe(email)).data?.notice).toBe('blogSubscribed');
    expect(await stored(email)).toMatchObject({ confirmed_at: null, unsubscribed_at: null });
  });

  it('refuses a subscription without consent and keeps the email in the form', async () => {
    const email = newReader();
    const refused = await as('visitor', () => subscribeToBlog({}, formOf({ email })));
    expect(refused.serverError).toMatchObject({
      notice: 'formHasErrors',
      details: {
        fieldErrors: { consent: 'Please tick the box if you want new posts by email.' },
        values: { email },
      },
    });
    expect(await stored(email)).toBeNull();
  });

  it('refuses bots, an invalid email and too many subscriptions from one IP', async () => {
    const email = newReader();
    const robot = await subscribe(email, { website: 'https://spam.example' });
    expect(robot.serverError?.notice).toBe('looksAutomated');
    expect((await subscribe('nobody@')).serverError).toMatchObject({
      notice: 'formHasErrors',
      details: {
        fieldErrors: { email: 'Please enter a valid email address.' },
        values: { email: 'nobody@' },
      },
    });
    const last = await as('visitor', async () => {
      for (let nth = 0; nth < 10; nth += 1)
        await subscribeToBlog({}, formOf({ email: newReader(), consent: 'yes' }));
      return subscribeToBlog({}, formOf({ email, consent: 'yes' }));
    });
    expect(last.serverError).toMatchObject({
      notice: 'tooManyAttempts',
      details: { values: { email } },
    });
    expect(await stored(email)).toBeNull();
  });
});

const ONE_CLICK = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

describe('ending', () => {
  const click = (token: string, body: BodyInit | null = ONE_CLICK) =>
    as('visitor', () =>
      POST(new Request('http://localhost:3000/', { method: 'POST', body }), {
        params: Promise.resolve({ token }),
      }),
    );

  it.each([
    ['no body', null],
    ['another field', new URLSearchParams({ token: 'x' })],
    ['another value', new URLSearchParams({ 'List-Unsubscribe': 'yes' })],
    ['text', 'List-Unsubscribe=One-Click'],
    [
      'a long body',
      new URLSearchParams({ 'List-Unsubscribe': 'One-Click', more: 'x'.repeat(3000) }),
    ],
  ])('ignores a scanner that posts %s', async (_, body) => {
    const email = newReader();
    expect((await click(await subscribed(email), body)).status).toBe(400);
    expect(await stored(email)).toMatchObject({ unsubscribed_at: null });
  });

  it('accepts a one-click unsubscribe as multipart', async () => {
    const body = formOf({ 'List-Unsubscribe': 'One-Click' });
    expect((await click(await subscribed(newReader()), body)).status).toBe(200);
  });

  it('unsubscribes with one click in a mail program, but not with a forged link', async () => {
    const email = newReader();
    const token = await subscribed(email);
    const opened = await GET(new Request('http://localhost:3000/'), {
      params: Promise.resolve({ token }),
    });
    expect(opened.headers.get('location')).toBe(`/blog/subscription/end/${token}`);
    expect((await click(`${token}x`)).status).toBe(404);
    expect(await stored(email)).toMatchObject({ unsubscribed_at: null });

    const answer = await click(token);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(notices.blogUnsubscribed);
    expect(await stored(email)).toMatchObject({ unsubscribed_at: expect.any(String) });
    expect((await click(token)).status).toBe(200);
  });

  it('unsubscribes with the button of the page, but not with a forged or foreign token', async () => {
    const email = newReader();
    const token = await subscribed(email);
    expect((await end(`${token}x`)).serverError?.notice).toBe('blogLinkInvalid');
    expect((await confirm(token)).serverError?.notice).toBe('blogLinkInvalid');
    expect(await stored(email)).toMatchObject({ confirmed_at: null, unsubscribed_at: null });
    expect((await end(token)).data?.notice).toBe('blogUnsubscribed');
    expect(await stored(email)).toMatchObject({ unsubscribed_at: expect.any(String) });
  });
});
