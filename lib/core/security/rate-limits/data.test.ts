import { beforeEach, expect, test, vi } from 'vitest';
import { giveBackHit, hashed, withinRateLimit } from './data';

const rpc = vi.hoisted(() => vi.fn());
vi.mock('@/lib/core/supabase/service', () => ({ serviceClient: () => ({ rpc }) }));
vi.mock('@/lib/core/metrics/refusals', () => ({ noteRateLimitRefusal: vi.fn() }));

const limit = { bucket: 'sign-in-account', maxHits: 3, windowSeconds: 60 };

beforeEach(() => rpc.mockReset().mockResolvedValue({ data: true, error: null }));

test('counts all spellings of an email as one subject and stores only its hash', async () => {
  expect(await withinRateLimit(limit, 'Ada@X.example')).toBe(true);
  await withinRateLimit(limit, 'ada@x.example');
  const [first, second] = rpc.mock.calls.map(([, given]) => given);
  expect(first).toEqual(second);
  expect(first).toEqual({
    bucket: 'sign-in-account',
    subject: hashed('ada@x.example'),
    max_hits: 3,
    window_seconds: 60,
  });
  expect(JSON.stringify(rpc.mock.calls)).not.toMatch(/ada/i);
});

test('rejects a visitor when the database reports the limit as reached', async () => {
  rpc.mockResolvedValue({ data: false, error: null });
  expect(await withinRateLimit(limit, '192.0.2.1')).toBe(false);
});

test('rejects everyone if the limit cannot be read', async () => {
  rpc.mockResolvedValue({ data: null, error: new Error('away') });
  await expect(withinRateLimit(limit, '192.0.2.1')).rejects.toThrow('cannot be read');
});

test('counts nothing and takes nothing back without a subject', async () => {
  expect(await withinRateLimit(limit, null)).toBe(true);
  await giveBackHit(limit, null);
  expect(rpc).not.toHaveBeenCalled();
});
