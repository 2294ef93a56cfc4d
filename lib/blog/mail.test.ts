import { expect, test, vi } from 'vitest';
import { postMail, subscriptionMail } from './mail';
import {
  subscriptionToChoose,
  subscriptionToConfirm,
  subscriptionToEnd,
} from './subscribers/subscription-link';

vi.mock('@/lib/core/env', () => ({
  env: { SITE_URL: 'https://site.example', SUPABASE_SECRET_KEY: 'sb_secret_unit_tests_only' },
}));

const id = '00000000-0000-4000-8000-000000000042';
const subscription = { id };
const post = { slug: 'a-post', title: 'A <b>post</b> & more', excerpt: 'One sentence.' };
const tokenOf = (text: string, path: string) =>
  new RegExp(`https://site\\.example${path}/([\\w.-]+)`).exec(text)?.[1] ?? '';

test('the first email contains a confirmation link and no unsubscribe link', async () => {
  const { text, unsubscribeUrl } = await subscriptionMail('subscription.requested', {
    subscription,
  });
  const token = tokenOf(text, '/blog/subscription/confirm');
  expect(subscriptionToConfirm(token)).toBe(id);
  expect(subscriptionToEnd(token)).toBeNull();
  expect(subscriptionToEnd(tokenOf(unsubscribeUrl ?? '', '/api/blog/unsubscribe'))).toBe(id);
});

test('the welcome contains unsubscribe links for people and mail programs', async () => {
  const { subject, text, unsubscribeUrl } = await subscriptionMail('subscription.confirmed', {
    subscription,
  });
  expect(subject).toBe('You are subscribed to the Tech Link blog');
  expect(subscriptionToEnd(tokenOf(text, '/blog/subscription/end'))).toBe(id);
  expect(subscriptionToEnd(tokenOf(unsubscribeUrl ?? '', '/api/blog/unsubscribe'))).toBe(id);
});

test('an announcement contains the link to the post and unsubscribe links for people and mail programs', async () => {
  const { subject, text, html, unsubscribeUrl } = await postMail('post.published', {
    post,
    subscription,
  });
  expect(subject).toBe(post.title);
  expect(html).not.toContain('<b>');
  expect(text).toContain('https://site.example/blog/a-post');
  expect(subscriptionToEnd(tokenOf(text, '/blog/subscription/end'))).toBe(id);
  expect(subscriptionToEnd(tokenOf(unsubscribeUrl ?? '', '/api/blog/unsubscribe'))).toBe(id);
});

test.each([
  ['subscription.ended', { subscription }],
  ['subscription.requested', {}],
])('throws for %s with %j', async (topic, payload) => {
  await expect(subscriptionMail(topic, payload)).rejects.toThrow();
});

test.each([
  ['post.archived', { post, subscription }],
  ['post.published', { subscription }],
])('throws for %s with %j', async (topic, payload) => {
  await expect(postMail(topic, payload)).rejects.toThrow();
});

test('a weekly email links to each post and to the subscription choices of its reader', async () => {
  const posts = [post, { slug: 'another', title: 'Another', excerpt: 'Two sentences.' }];
  const { subject, text, html, unsubscribeUrl } = await postMail('post.digested', {
    posts,
    subscription,
  });
  expect(subject).toBe('2 new posts on our blog');
  expect(text).toContain('https://site.example/blog/a-post');
  expect(text).toContain('https://site.example/blog/another');
  expect(html).not.toContain('<b>');
  expect(subscriptionToChoose(tokenOf(text, '/blog/subscription/choose'))).toBe(id);
  expect(subscriptionToEnd(tokenOf(text, '/blog/subscription/choose'))).toBeNull();
  expect(subscriptionToEnd(tokenOf(unsubscribeUrl ?? '', '/api/blog/unsubscribe'))).toBe(id);
  const one = await postMail('post.digested', { posts: [post], subscription });
  expect(one.subject).toBe(post.title);
});
