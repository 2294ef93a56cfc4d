import { expect, it } from 'vitest';
import { refusalFrom } from '@/lib/core/actions/refusal';
import { newsNotices } from '@/lib/notices/news';
import { reach } from './reach';

const lose = () => Promise.reject<{ data?: string }>(new TypeError('Failed to fetch'));

it('an answer arrives as it is', async () => {
  const refusal = refusalFrom(newsNotices, 'notificationsNotMarked');
  expect(await reach(Promise.resolve({ data: 'kept' }))).toEqual({ data: 'kept' });
  expect((await reach(Promise.resolve({ serverError: refusal }))).serverError).toBe(refusal);
});

it('a lost request is refused, each with its own refusal', async () => {
  const [first, second] = [await reach(lose()), await reach(lose())];
  expect(first.serverError?.notice).toBe('notReached');
  expect(second).toEqual(first);
  expect(second.serverError).not.toBe(first.serverError);
});

it('a lost request can be refused in words of its own', async () => {
  const refusal = refusalFrom(newsNotices, 'notificationsNotMarked');
  expect((await reach(lose(), refusal)).serverError).toEqual(refusal);
});
