import { beforeEach, expect, test, vi } from 'vitest';
import { GET } from './route';

const visitor = vi.hoisted(() => ({ address: '' }));
const readOpenDays = vi.hoisted(() => vi.fn());

vi.mock('@/lib/core/actions/origin', () => ({ clientIp: async () => visitor.address }));
vi.mock('@/lib/bookings/availability/data', () => ({ readOpenDays }));
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));
vi.mock('@/lib/core/security/spam', () => ({ issueFormToken: () => 'a token' }));

const days = [{ date: '2026-11-23', free: ['09:00 AM'] }];

beforeEach(() => {
  visitor.address = crypto.randomUUID();
  readOpenDays.mockReset().mockResolvedValue(days);
});

test('allows shared caches to keep the response for 15 seconds, but not browsers', async () => {
  const response = await GET();
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=15');
  expect(await response.json()).toEqual({ days, formToken: 'a token' });
});

test('does not allow caching a failure', async () => {
  readOpenDays.mockRejectedValue(new Error('no answer'));
  const response = await GET();
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('rejects the 61st read of an IP within a minute without a query, with a Retry-After header', async () => {
  for (let nth = 0; nth < 60; nth++) expect((await GET()).status).toBe(200);
  const refused = await GET();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(readOpenDays).toHaveBeenCalledTimes(60);

  visitor.address = crypto.randomUUID();
  expect((await GET()).status).toBe(200);
});
