import { FILE_POLICY, FLOOR_POLICY } from './csp';

const everywhere = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Content-Security-Policy': FLOOR_POLICY,
};

/** What is no page. */
const files = [
  '/api/:path*',
  '/_next/static/:path*',
  '/:file(.*\\.(?:ico|ics|json|png|svg|txt|webmanifest|xml))',
  '/:picture(.*opengraph-image.*)',
];

/**
 * The headers of every answer, for next.config.ts. A page has a policy of its own: a stored one besides
 * this floor (lib/page-cache.ts), one that is made for a single request in its place (middleware.ts).
 */
export const responseHeaders = [
  {
    source: '/:path*',
    headers: Object.entries(everywhere).map(([key, value]) => ({ key, value })),
  },
  ...files.map((source) => ({
    source,
    headers: [{ key: 'Content-Security-Policy', value: FILE_POLICY }],
  })),
];
