import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const database = vi.hoisted(() => ({ appliedMigrations: vi.fn() }));
vi.mock('./data', () => database);
vi.mock('@/lib/core/log', () => ({ log: { warn: vi.fn() } }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubEnv('BUILD_MIGRATIONS', '20260101000000,20260102000000');
  database.appliedMigrations.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const load = async () => (await import('./checks')).readiness;

test('is ready with the migrations of this build or a later one', async () => {
  const later = ['20260101000000', '20260102000000', '20260103000000'];
  database.appliedMigrations.mockResolvedValue(later);
  expect(await (await load())()).toEqual({ ready: true, checks: { database: 'ok' } });
});

test('is not ready while a migration is missing', async () => {
  database.appliedMigrations.mockResolvedValue(['20260101000000']);
  expect(await (await load())()).toEqual({
    ready: false,
    checks: { database: '1 migrations are missing' },
  });
});

test('reports a database error without details', async () => {
  database.appliedMigrations.mockRejectedValue(new Error('http://10.0.0.7 refused sb_secret_x'));
  expect(await (await load())()).toEqual({
    ready: false,
    checks: { database: 'does not answer' },
  });
});

test('is not ready if the database hangs, and does not wait for it', async () => {
  database.appliedMigrations.mockReturnValue(new Promise(() => {}));
  const answer = (await load())();
  await vi.advanceTimersByTimeAsync(2000);
  expect((await answer).ready).toBe(false);
});

test('queries the database at most once a second for many callers', async () => {
  database.appliedMigrations.mockResolvedValue([]);
  const readiness = await load();
  await Promise.all(Array.from({ length: 50 }, () => readiness()));
  await readiness();
  expect(database.appliedMigrations).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1001);
  await readiness();
  expect(database.appliedMigrations).toHaveBeenCalledTimes(2);
});
