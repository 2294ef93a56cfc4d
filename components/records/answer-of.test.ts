import { expect, it } from 'vitest';
import { refusalFrom } from '@/lib/core/actions/refusal';
import { newsNotices } from '@/lib/notices/news';
import { answerOf } from './answer-of';

const lose = () => Promise.reject<{ data?: string }>(new TypeError('Failed to fetch'));

it('returns a response unchanged', async () => {
  const refusal = refusalFrom(newsNotices, 'notificationsNotMarked');
  expect(await answerOf(Promise.resolve({ data: 'kept' }))).toEqual({ data: 'kept' });
  expect((await answerOf(Promise.resolve({ serverError: refusal }))).serverError).toBe(refusal);
});

it('returns a separate refusal for each lost request', async () => {
  const [first, second] = [await answerOf(lose()), await answerOf(lose())];
  expect(first.serverError?.notice).toBe('notReached');
  expect(second).toEqual(first);
  expect(second.serverError).not.toBe(first.serverError);
});

it('uses a custom refusal for a lost request', async () => {
  const refusal = refusalFrom(newsNotices, 'notificationsNotMarked');
  expect((await answerOf(lose(), refusal)).serverError).toEqual(refusal);
});
