// @module-tag live

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetRealtimeToken, realtimeToken } from './realtime-token';

const page = { cookie: 'session-mark=one' };
const asked: string[] = [];
let answer = () => new Response();

beforeEach(() => {
  vi.useFakeTimers();
  forgetRealtimeToken();
  asked.splice(0);
  page.cookie = 'session-mark=one';
  answer = () => Response.json({ token: `token ${asked.length}`, expiresIn: 3600 });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('requests a token once, and again a minute before it expires', async () => {
  const both = await Promise.all([realtimeToken(), realtimeToken()]);
  expect(both).toEqual(['token 1', 'token 1']);
  expect(asked).toEqual(['POST /api/session/token']);
  vi.advanceTimersByTime(3_539_000);
  expect(await realtimeToken()).toBe('token 1');
  vi.advanceTimersByTime(1000);
  expect(await realtimeToken()).toBe('token 2');
});

it('requests a new token after a lost connection', async () => {
  await realtimeToken();
  forgetRealtimeToken();
  expect(await realtimeToken()).toBe('token 2');
});

it('requests a new token for another session in the same browser', async () => {
  await realtimeToken();
  page.cookie = 'session-mark=two';
  expect(await realtimeToken()).toBe('token 2');
});

it('requests a new token after a refusal', async () => {
  answer = () => new Response(null, { status: 503 });
  await expect(realtimeToken()).rejects.toThrow('503');
  answer = () => Response.json({ token: 'token', expiresIn: 3600 });
  expect(await realtimeToken()).toBe('token');
});
