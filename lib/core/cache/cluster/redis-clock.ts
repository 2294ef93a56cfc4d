import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import type { Clock } from './clock.ts';

const CONNECT_PATIENCE_MS = 3000;
const COMMAND_TIMEOUT_MS = 3000;

/** Atomic Redis script: adds marks with the next versions, drops marks older than an hour and notifies. */
const MARK = `
local time = redis.call('TIME')
local last = redis.call('ZREVRANGE', KEYS[1], 0, 0, 'WITHSCORES')
local former = math.max(time[1] * 1000000 + time[2], tonumber(last[2]) or 0)
local function written(version) return string.format('%.0f', version) end
for place, key in ipairs(ARGV) do redis.call('ZADD', KEYS[1], written(former + place), key) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', written(former - 3600000000))
redis.call('PUBLISH', KEYS[1], '')
return written(former + #ARGV)
`;

/**
 * The clock stored in Redis: a sorted set of marks by version, and a channel for notifications. It also notifies after
 * reconnecting, because messages in between are lost.
 * @param site the site that owns the marks; several sites may share a Redis
 */
export async function redisClock(url: string, site: string): Promise<Clock> {
  const marks = `tech-link:stale:${site}`;
  const client = createClient({
    url,
    // A command fails without a connection, and is retried with the next read.
    disableOfflineQueue: true,
    commandOptions: { timeout: COMMAND_TIMEOUT_MS },
    socket: { reconnectStrategy: (tries) => Math.min(tries * 100, 1000) },
  });
  const listener = client.duplicate();
  // The follower reports when the clock cannot be read; an unhandled error event would end the process.
  for (const connection of [client, listener]) connection.on('error', () => {});
  const connected = client.connect();
  const listening = listener.connect();
  await Promise.race([
    Promise.all([connected, listening]),
    new Promise((resolve) => setTimeout(resolve, CONNECT_PATIENCE_MS).unref()),
  ]);
  return {
    readEveryMs: 10_000,
    name: async () => {
      const id = `${marks}:id`;
      await client.set(id, randomUUID(), { condition: 'NX' });
      return `redis ${await client.get(id)}`;
    },
    read: async (since) => {
      const found = await client.zRangeByScoreWithScores(marks, `(${since}`, '+inf');
      return Object.fromEntries(found.map(({ value, score }) => [value, score]));
    },
    mark: async (keys) => Number(await client.eval(MARK, { keys: [marks], arguments: [...keys] })),
    onRing: (ring) => {
      for (const connection of [client, listener]) connection.on('ready', ring);
      // Without a subscription the clock is polled at its interval.
      listening.then(() => listener.subscribe(marks, ring)).then(ring, () => {});
    },
  };
}
