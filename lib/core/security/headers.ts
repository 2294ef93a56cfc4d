import { BASE_POLICY, FILE_POLICY } from './csp.ts';

const everywhere = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Content-Security-Policy': BASE_POLICY,
};

/** Paths of the pages that everybody may see. */
const publicPages =
  '/((?!(?:admin|team|member|password|invitation|preview|api|_next)(?:/|$))[^.]*)';

/** URL of the rules for links that browsers may follow ahead of the visitor: lib/core/seo/speculation-rules.ts. */
export const SPECULATION_RULES = '"/speculation-rules.json"';

/** Paths of files, which are not pages. */
const files = [
  '/api/:path*',
  '/_next/static/:path*',
  '/scripts/:path*',
  '/:file(.*\\.(?:ico|ics|json|png|svg|txt|webmanifest|xml))',
  '/:picture(.*opengraph-image.*)',
];

/**
 * Headers of every response, for next.config.ts. Pages have their own policy: cached ones in addition to the base
 * policy (lib/core/cache/next/page-cache.ts), others instead of it (middleware.ts).
 */
export const responseHeaders = [
  {
    source: '/:path*',
    headers: Object.entries(everywhere).map(([key, value]) => ({ key, value })),
  },
  {
    source: '/scripts/:path*',
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  },
  {
    source: publicPages,
    headers: [{ key: 'Speculation-Rules', value: SPECULATION_RULES }],
  },
  ...files.map((source) => ({
    source,
    headers: [{ key: 'Content-Security-Policy', value: FILE_POLICY }],
  })),
];
