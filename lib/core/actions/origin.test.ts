// @module-tag origin

import { beforeEach, expect, test, vi } from 'vitest';
import { clientIp, isSameOrigin } from './origin';

const request = vi.hoisted(() => ({ headers: new Headers() }));
const settings = vi.hoisted((): { TRUSTED_PROXIES?: string; SITE_URL: string } => ({
  SITE_URL: 'https://www.techlink.example',
}));
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
])('with TRUSTED_PROXIES=%s reads the visitor IP as %s', async (proxies, ip) => {
  settings.TRUSTED_PROXIES = proxies;
  expect(await clientIp()).toBe(ip);
});

test.each([
  ['https://www.techlink.example', true],
  ['https://techlink.example', false],
  ['http://www.techlink.example', false],
  ['https://www.techlink.example.evil.example', false],
  ['null', false],
  [undefined, false],
])('recognises a request from %s as our own: %s', async (origin, expected) => {
  if (origin === undefined) request.headers.delete('origin');
  else request.headers.set('origin', origin);
  // Next trusts this header; we do not.
  request.headers.set('x-forwarded-host', 'evil.example');
  expect(await isSameOrigin()).toBe(expected);
});
