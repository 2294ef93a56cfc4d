import { NextRequest } from 'next/server';
import { describe, expect, test, vi } from 'vitest';
import { refuseImage, refuseManyLists, refuseRequest } from './refuse-request';

const SITE = 'https://www.techlink.example';
vi.mock('@/lib/core/env', () => ({
  env: { SITE_URL: 'https://www.techlink.example', TRUSTED_PROXIES: '1' },
}));

const refusal = (path: string, init?: ConstructorParameters<typeof NextRequest>[1]) =>
  refuseRequest(new NextRequest(`${SITE}${path}`, init));

describe('a path', () => {
  test.each(['/services/%00', '/blog/%E0%A4%A', '/x%', '/%zz', '/services/%C0%AF', '/caf%C3%A9'])(
    'answers 404 to %s',
    (path) => {
      const response = refusal(path);
      expect(response?.status).toBe(404);
      expect(response?.headers.get('x-middleware-rewrite')).toBe(`${SITE}/not-found`);
    },
  );

  test.each(['/services/x', '/booking/manage/a%2Eb', '/blog?q=%00', '/'])('accepts %s', (path) => {
    expect(refusal(path)).toBeNull();
  });
});

describe('a form', { tags: ['origin'] }, () => {
  const post = (path: string, origin?: string) =>
    refusal(path, { method: 'POST', headers: origin === undefined ? {} : { origin } });

  test.each(['https://evil.example', 'null', 'https://techlink.example'])(
    'is rejected from %s with the right origin in the message',
    async (origin) => {
      const response = post('/booking', origin);
      expect(response?.status).toBe(403);
      expect(await response?.text()).toBe(
        `This form can only be sent from ${SITE}. Please open the page there and try again.`,
      );
    },
  );

  test('is accepted from this site or without an origin, which the action rejects', () => {
    expect(post('/booking', SITE)).toBeNull();
    expect(post('/booking')).toBeNull();
  });

  test('is not an action unless it is a POST', () => {
    expect(refusal('/booking', { headers: { origin: 'https://evil.example' } })).toBeNull();
  });

  test('is accepted by endpoints for other programs', () => {
    expect(post('/api/blog/unsubscribe/token', 'null')).toBeNull();
  });
});

describe('a picture', () => {
  const ask = (url: string) =>
    refuseImage(new NextRequest(`${SITE}/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`));

  test.each([
    '/storage/v1/object/public/images/a.webp',
    '/a%20b.png',
    'https://db.example/storage/v1/object/public/images/%C3%A9.webp',
    '',
  ])('is accepted at %j', (url) => {
    expect(ask(url)).toBeNull();
  });

  test.each(['/\\evil', '/%5Cevil', '/\0', '/a%00', '/%', '/%E0%A4%A', '/%zz', '/a\nb', '/a%0Ab'])(
    'is rejected at %j',
    (url) => {
      expect(ask(url)?.status).toBe(400);
    },
  );
});

describe('lists with filters', () => {
  const ask = (address: string) =>
    refuseManyLists(
      new NextRequest(`${SITE}/academy?q=a`, { headers: { 'x-forwarded-for': address } }),
    );

  test('are limited to 120 a minute per visitor despite forged header entries', () => {
    const answers = Array.from({ length: 121 }, (_, nth) => ask(`10.0.0.${nth}, 192.0.2.9`));
    expect(answers.slice(0, 120).every((answer) => answer === null)).toBe(true);
    expect(answers[120]?.status).toBe(429);
    expect(Number(answers[120]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(ask('192.0.2.10')).toBeNull();
  });

  test('are never limited for all visitors with unknown IPs together', () => {
    const answers = Array.from({ length: 200 }, () => ask('nobody'));
    expect(answers.every((answer) => answer === null)).toBe(true);
  });
});
