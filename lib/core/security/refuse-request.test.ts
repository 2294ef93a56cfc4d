import { NextRequest } from 'next/server';
import { describe, expect, test, vi } from 'vitest';
import { refuseRequest } from './refuse-request';

const SITE = 'https://www.techlink.example';
vi.mock('@/lib/core/env', () => ({ env: { SITE_URL: 'https://www.techlink.example' } }));

const refusal = (path: string, init?: ConstructorParameters<typeof NextRequest>[1]) =>
  refuseRequest(new NextRequest(`${SITE}${path}`, init));

describe('a path', () => {
  test.each(['/services/%00', '/blog/%E0%A4%A', '/x%', '/%zz', '/services/%C0%AF', '/caf%C3%A9'])(
    '%s is not found',
    (path) => {
      const response = refusal(path);
      expect(response?.status).toBe(404);
      expect(response?.headers.get('x-middleware-rewrite')).toBe(`${SITE}/not-found`);
    },
  );

  test.each(['/services/x', '/booking/manage/a%2Eb', '/blog?q=%00', '/'])('%s passes', (path) => {
    expect(refusal(path)).toBeNull();
  });
});

describe('a form', () => {
  const post = (path: string, origin?: string) =>
    refusal(path, { method: 'POST', headers: origin === undefined ? {} : { origin } });

  test.each(['https://evil.example', 'null', 'https://techlink.example'])(
    'from %s is refused with the right origin',
    async (origin) => {
      const response = post('/booking', origin);
      expect(response?.status).toBe(403);
      expect(await response?.text()).toBe(
        `This form can only be sent from ${SITE}. Please open the page there and try again.`,
      );
    },
  );

  test('of this site passes; the action itself refuses one without an origin', () => {
    expect(post('/booking', SITE)).toBeNull();
    expect(post('/booking')).toBeNull();
  });

  test('to an endpoint for other programs passes', () => {
    expect(post('/api/blog/unsubscribe/token', 'null')).toBeNull();
  });
});
