import { beforeEach, expect, test, vi } from 'vitest';
import { clientIp } from './origin';

const request = vi.hoisted(() => ({ headers: new Headers() }));
const settings = vi.hoisted((): { TRUSTED_PROXIES?: string } => ({}));
vi.mock('next/headers', () => ({ headers: async () => request.headers }));
vi.mock('@/lib/core/env', () => ({ env: settings }));

beforeEach(() => {
  request.headers.set('x-forwarded-for', '192.0.2.1, 192.0.2.2');
});

test.each([
  [undefined, 'unknown'],
  ['', 'unknown'],
  ['1', '192.0.2.2'],
  ['2', '192.0.2.1'],
])('with TRUSTED_PROXIES=%s the visitor is %s', async (proxies, ip) => {
  settings.TRUSTED_PROXIES = proxies;
  expect(await clientIp()).toBe(ip);
});
