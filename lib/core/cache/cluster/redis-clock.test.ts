import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '@/supabase/local/ports';
import type { Clock } from './clock';
import { redisClock } from './redis-clock';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const name = hasRedis ? 'the clock in Redis' : 'the clock in Redis (skipped: install redis-server)';

const HOUR_US = 3_600_000_000;

describe.skipIf(!hasRedis)(name, () => {
  let port: number;
  let server: ChildProcess;
  let clock: Clock;
  let admin: ReturnType<typeof createClient>;

  const start = () => {
    const settings = ['--port', String(port), '--save', '', '--bind', '127.0.0.1'];
    server = spawn('redis-server', settings, { stdio: 'ignore' });
  };
  const stop = async () => {
    server.kill();
    await once(server, 'exit');
  };

  beforeAll(async () => {
    port = await freePort();
    start();
    const url = `redis://127.0.0.1:${port}`;
    admin = createClient({ url });
    admin.on('error', () => {});
    await admin.connect();
    clock = await redisClock(url, 'site.example');
  });
  afterAll(async () => {
    admin.destroy();
    await stop();
  });
  beforeEach(() => admin.flushAll());

  const key = 'tech-link:stale:site.example';

  test('assigns increasing versions regardless of the server time', async () => {
    const first = await clock.mark(['a', 'b']);
    const ahead = first + HOUR_US / 2;
    await admin.zAdd(key, { value: 'ahead', score: ahead });
    const second = await clock.mark(['a']);
    expect(second).toBe(ahead + 1);
    expect(await clock.read(0)).toEqual({ a: second, b: first, ahead });
    expect(await clock.mark(['c', 'd'])).toBe(second + 2);
    expect(await clock.read(second)).toEqual({ c: second + 1, d: second + 2 });
    await admin.zRem(key, ['c', 'd']);
    expect(await clock.read(first)).toEqual({ a: second, ahead });
    expect(await clock.read(second)).toEqual({});
  });

  test('drops marks older than an hour', async () => {
    const now = await clock.mark(['now']);
    await admin.zAdd(key, [
      { value: 'old', score: now - HOUR_US - 1_000_000 },
      { value: 'young', score: now - HOUR_US + 60_000_000 },
    ]);
    await clock.mark(['now']);
    expect(Object.keys(await clock.read(0)).toSorted()).toEqual(['now', 'young']);
  });

  test('notifies of each change and after reconnecting', async () => {
    const ring = vi.fn();
    clock.onRing?.(ring);
    await vi.waitFor(() => expect(ring).toHaveBeenCalled());
    ring.mockClear();
    await clock.mark(['a']);
    await vi.waitFor(() => expect(ring).toHaveBeenCalledTimes(1));
    await stop();
    await expect(clock.mark(['a'])).rejects.toThrow();
    ring.mockClear();
    start();
    await vi.waitFor(() => expect(ring).toHaveBeenCalled(), 10_000);
    await vi.waitFor(() => clock.mark(['a']), 10_000);
  });

  test('derives its name from the Redis server, not from the URL', async () => {
    const first = await clock.name();
    expect(await clock.name()).toBe(first);
    await admin.flushAll();
    expect(await clock.name()).not.toBe(first);
  });
});
