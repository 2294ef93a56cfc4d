import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseClock, registerServer } from '../../lib/core/cache/cluster/database-clock.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';

const HOUR_US = 3_600_000_000;

let stack: TestStack;
let project: { url: string; secretKey: string };

beforeAll(async () => {
  stack = await startTestStack();
  project = { url: stack.url, secretKey: stack.secretKey };
});
afterAll(() => stack?.stop());

describe('the clock for stale pages', () => {
  const clock = () => databaseClock(project);
  const place = (key: string, version: number) =>
    stack.sql('insert into public.stale_marks (key, version) values ($1, $2)', [key, version]);

  beforeEach(() => stack.sql('delete from public.stale_marks'));

  it('gives each change a later version, even if the database time goes backwards', async () => {
    const first = await clock().mark(['a', 'b']);
    const ahead = first + HOUR_US / 2;
    await place('ahead', ahead);
    const second = await clock().mark(['a']);
    expect(second).toBe(ahead + 1);
    expect(await clock().read(0)).toEqual({ a: second, b: first, ahead });
    expect(await clock().read(first)).toEqual({ a: second, ahead });
    expect(await clock().read(second)).toEqual({});
    expect(await clock().mark(['c', 'd'])).toBe(second + 2);
    expect(await clock().read(second)).toEqual({ c: second + 1, d: second + 2 });
  });

  it('uses the time of the database', async () => {
    const [row] = await stack.sql('select extract(epoch from now()) * 1000000 as us');
    expect(await clock().mark(['a'])).toBeGreaterThanOrEqual(Math.floor(Number(row?.us)));
  });

  it('gives concurrent changes distinct versions', async () => {
    const versions = await Promise.all(['a', 'b', 'c', 'd'].map((key) => clock().mark([key])));
    expect(new Set(versions).size).toBe(4);
  });

  it('returns more marks than the row limit of the Data API', async () => {
    const keys = Array.from({ length: 1500 }, (_, nth) => `services:${nth}`);
    await clock().mark(keys);
    expect(Object.keys(await clock().read(0))).toHaveLength(1500);
  });

  it('deletes marks older than an hour', async () => {
    const now = await clock().mark(['now']);
    await place('old', now - HOUR_US - 1_000_000);
    await place('young', now - HOUR_US + 60_000_000);
    await clock().mark(['now']);
    expect(Object.keys(await clock().read(0)).toSorted()).toEqual(['now', 'young']);
  });
});

describe('a server', () => {
  const register = (name: string, clock = 'database') => registerServer(project, { name, clock });
  const names = async () => {
    const rows = await stack.sql('select name from public.servers order by name');
    return rows.map(({ name }) => name);
  };
  const unseen = (name: string, since: string) =>
    stack.sql(`update public.servers set seen_at = now() - interval '${since}' where name = $1`, [
      name,
    ]);

  beforeEach(() => stack.sql('delete from public.servers'));

  it('runs next to others that share its clock', async () => {
    expect(await register('web-1:3000')).toEqual([]);
    expect(await register('web-2:3000')).toEqual([]);
    expect(await register('web-1:3000')).toEqual([]);
    expect(await names()).toEqual(['web-1:3000', 'web-2:3000']);
  });

  it('refuses to run next to one with another source of changes, and leaves no trace', async () => {
    await register('web-1:3000');
    expect(await register('web-2:3000', 'redis x')).toEqual([
      { name: 'web-1:3000', clock: 'database' },
    ]);
    expect(await names()).toEqual(['web-1:3000']);
  });

  it('can change its clock if no other server runs', async () => {
    await register('web-1:3000');
    expect(await register('web-1:3000', 'redis x')).toEqual([]);
    await unseen('web-1:3000', '16 seconds');
    expect(await register('web-2:3000')).toEqual([]);
  });

  it('is forgotten after a day', async () => {
    await register('web-1:3000');
    await unseen('web-1:3000', '25 hours');
    await register('web-2:3000');
    expect(await names()).toEqual(['web-2:3000']);
  });
});
