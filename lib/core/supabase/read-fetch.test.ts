import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { READ_TIMEOUT_MS, readFetch } from './read-fetch';

vi.mock('@/lib/core/log', () => ({ log: { warn: vi.fn() } }));

const rows = 'http://database.example/rest/v1/posts?slug=eq.%00';
const refusal = (code: string) =>
  Response.json({ code, message: 'refused', details: null, hint: null }, { status: 400 });

let answer: (init?: RequestInit) => Promise<Response>;
let clock: AbortController;

beforeEach(() => {
  answer = async () => Response.json([{ id: 1 }]);
  clock = new AbortController();
  vi.stubGlobal('fetch', (_input: string, init?: RequestInit) => answer(init));
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(READ_TIMEOUT_MS);
    return clock.signal;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a read', () => {
  test('returns the answer unchanged', async () => {
    expect(await (await readFetch(rows)).json()).toEqual([{ id: 1 }]);
  });

  test.each(['22021', '22P05', '22P02', '22003', '22007', '22008'])(
    'returns no rows for a filter value that no column can store (%s)',
    async (code) => {
      answer = async () => refusal(code);
      const response = await readFetch(rows);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual([]);
    },
  );

  test('returns any other error unchanged', async () => {
    answer = async () => refusal('42501');
    const response = await readFetch(rows);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: '42501' });
  });

  test.each([
    ['', {}],
    [' that Next caches', { next: { tags: ['posts'] } }],
  ])('%s is aborted after the time limit', async (_kind, init) => {
    answer = (sent) =>
      new Promise((_, reject) => {
        sent?.signal?.addEventListener('abort', () => reject(sent.signal?.reason));
      });
    const read = readFetch(rows, init);
    clock.abort(new DOMException('The operation timed out', 'TimeoutError'));
    await expect(read).rejects.toThrow('did not answer in time');
  });

  test('is not retried by the client after the time limit', async () => {
    const timedOut = vi.fn(async () => {
      throw new DOMException('The operation timed out', 'TimeoutError');
    });
    answer = timedOut;
    const client = createClient('http://database.example', 'key', { global: { fetch: readFetch } });
    const { error } = await client.from('posts').select();
    expect(error?.message).toContain('did not answer in time');
    expect(timedOut).toHaveBeenCalledOnce();
  });

  test('is retried on a new connection after a lost one', async () => {
    const lost = vi.fn().mockRejectedValueOnce(new TypeError('fetch failed'));
    answer = async () => (await lost()) ?? Response.json([{ id: 2 }]);
    expect(await (await readFetch(rows)).json()).toEqual([{ id: 2 }]);
  });

  test('fails at once without a database and is not retried by the client', async () => {
    const refused = vi.fn(async () => {
      throw new TypeError('fetch failed');
    });
    answer = refused;
    const client = createClient('http://database.example', 'key', { global: { fetch: readFetch } });
    const { error } = await client.from('posts').select();
    expect(error?.message).toContain('cannot be reached');
    expect(refused).toHaveBeenCalledTimes(2);
  });

  test('has no signal if Next caches it, so that equal reads share a response', async () => {
    const sent: (RequestInit | undefined)[] = [];
    answer = async (init) => {
      sent.push(init);
      return Response.json([]);
    };
    await readFetch(rows, { next: { tags: ['posts'] } });
    expect(sent).toEqual([{ next: { tags: ['posts'] } }]);
  });

  test('has no time limit during a build', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    await readFetch(rows);
    expect(AbortSignal.timeout).not.toHaveBeenCalled();
  });
});

test.each([
  ['a write', rows, { method: 'POST' }],
  ['a request to Auth', 'http://database.example/auth/v1/user', {}],
])('passes on %s unchanged', async (_what, url, init) => {
  answer = async () => refusal('22021');
  expect((await readFetch(url, init)).status).toBe(400);
  expect(AbortSignal.timeout).not.toHaveBeenCalled();
});
