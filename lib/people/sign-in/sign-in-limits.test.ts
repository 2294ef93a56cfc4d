// @module-tag sign-in

import { beforeEach, expect, it, vi } from 'vitest';
import {
  signInDelay,
  signInFailed,
  signInSucceeded,
  signInUndecided,
  takeSignIn,
} from './sign-in-limits';

const hits = vi.hoisted(() => new Map<string, number>());

vi.mock('@/lib/core/security/rate-limits/data', () => {
  type Limit = { bucket: string; maxHits: number };
  const key = ({ bucket }: Limit, subject: string) => `${bucket} ${subject}`;
  const add = (limit: Limit, subject: string, by: number) => {
    const count = (hits.get(key(limit, subject)) ?? 0) + by;
    hits.set(key(limit, subject), count);
    return count;
  };
  return {
    withinRateLimit: async (limit: Limit, subject: string | null) =>
      subject === null || add(limit, subject, 1) <= limit.maxHits,
    hitsOf: async (limit: Limit, subject: string) => add(limit, subject, 0),
    giveBackHit: async (limit: Limit, subject: string | null) =>
      void (subject === null || add(limit, subject, -1)),
    forgetHits: async (limit: Limit, subject: string) => void hits.delete(key(limit, subject)),
  };
});

const leader = 'leader@x.example';
const home = '192.0.2.1';

async function fail(email: string, ip: string): Promise<number | null> {
  const delay = await takeSignIn(email, ip);
  if (delay !== null) await signInFailed(email);
  return delay;
}

beforeEach(() => hits.clear());

it('blocks an account for an IP with ten wrong passwords, and for no other IP', async () => {
  for (let attempt = 0; attempt < 10; attempt++)
    expect(await fail(leader, '192.0.2.66')).not.toBeNull();
  expect(await fail(leader, '192.0.2.66')).toBeNull();
  expect(await takeSignIn(leader, home)).not.toBeNull();
});

it('never blocks a new IP despite failures elsewhere, and delays it by at most 3 seconds', async () => {
  for (let attempt = 0; attempt < 2000; attempt++) await fail(leader, `198.51.100.${attempt}`);
  expect(await takeSignIn(leader, home)).toBe(3000);
  expect(await takeSignIn('member@x.example', home)).toBe(0);
});

it('blocks an IP that fails with many accounts', async () => {
  for (let attempt = 0; attempt < 30; attempt++) await fail(`${attempt}@x.example`, '192.0.2.66');
  expect(await takeSignIn('one-more@x.example', '192.0.2.66')).toBeNull();
});

it('limits each account separately if the IP is unknown', async () => {
  for (let attempt = 0; attempt < 40; attempt++) await fail(`${attempt}@x.example`, 'unknown');
  for (let attempt = 0; attempt < 10; attempt++) await fail(leader, 'unknown');
  expect(await takeSignIn(leader, 'unknown')).toBeNull();
  expect(await takeSignIn('member@x.example', 'unknown')).toBe(0);
});

it('does not count a successful sign-in, and forgets the failures before it', async () => {
  for (let day = 0; day < 40; day++) {
    for (let mistake = 0; mistake < (day === 0 ? 9 : 0); mistake++) await fail(leader, home);
    expect(await takeSignIn(leader, home)).not.toBeNull();
    await signInSucceeded(leader, home);
  }
  expect(hits.get(`sign-in-pair ${leader} ${home}`)).toBeUndefined();
});

it('counts nothing while Auth is unavailable', async () => {
  for (let attempt = 0; attempt < 40; attempt++) {
    expect(await takeSignIn(leader, home)).toBe(0);
    await signInUndecided(leader, home);
  }
});

it('counts simultaneous attempts', async () => {
  const taken = await Promise.all(Array.from({ length: 50 }, () => takeSignIn(leader, home)));
  expect(taken.filter((delay) => delay !== null)).toHaveLength(10);
});

it('increases the delay step by step', () => {
  expect([0, 4, 5, 6, 7, 8, 9, 1000].map(signInDelay)).toEqual([
    0, 0, 250, 500, 1000, 2000, 3000, 3000,
  ]);
});
