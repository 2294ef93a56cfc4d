import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { awaitDelivery, requestDelivery, requestRefresh } from './own-endpoints';

/** Answers each call when the test allows it. */
function stubFetch() {
  const answers: (() => void)[] = [];
  const calls: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, search } = new URL(url);
    calls.push(pathname + search);
    return new Promise((answer) => answers.push(() => answer(new Response())));
  });
  return { calls, answerAll: () => answers.splice(0).forEach((answer) => void answer()) };
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    'changes of free slots',
    paths.revalidate,
    () => requestRefresh({ table: 'consultation_bookings' }),
  ],
  ['deliveries', paths.cronOutbox, () => requestDelivery()],
  ['deliveries that are waited for', `${paths.cronOutbox}?wait`, () => awaitDelivery()],
])('shares one call between simultaneous %s', async (_, path, request) => {
  const { calls, answerAll } = stubFetch();
  const first = [request(), request()];
  await vi.waitFor(() => expect(calls).toEqual([path]));
  const later = [request(), request()];
  answerAll();
  await Promise.all(first);
  await vi.waitFor(() => expect(calls).toEqual([path, path]));
  answerAll();
  await Promise.all(later);
  expect(calls).toHaveLength(2);
});

test('sends a separate call for each change of content', async () => {
  const { calls, answerAll } = stubFetch();
  const change = (slug: string) => ({ table: 'courses', slug }) as const;
  const requests = [requestRefresh(change('one')), requestRefresh(change('two'))];
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  answerAll();
  await Promise.all(requests);
});

test('passes on a change of a table unchanged', async () => {
  const fetched = vi.fn(async (_url: string, _request: RequestInit) => new Response());
  vi.stubGlobal('fetch', fetched);
  await requestRefresh({ table: 'retention_settings' }, { table: 'availability_settings' });
  expect(fetched.mock.calls.map(([, { body }]) => body)).toEqual([
    '{"table":"retention_settings"}',
    '{"table":"availability_settings"}',
  ]);
});
