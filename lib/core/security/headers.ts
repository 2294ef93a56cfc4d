import { BASE_POLICY, FILE_POLICY, FRAMED_POLICY } from './csp.ts';

const NO_SNIFFING = { 'X-Content-Type-Options': 'nosniff' };

/** For all responses that a browser may show as a document. */
const onDocuments = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  ...NO_SNIFFING,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Content-Security-Policy': BASE_POLICY,
};

/** Paths of scripts, styles, fonts and icons. */
const assets = ['/_next/static/:path*', '/scripts/:path*'];

/** Paths of public pages. */
const publicPages =
  '/((?!(?:admin|team|member|password|invitation|preview|api|_next)(?:/|$))[^.]*)';

/** URL of the speculation rules: lib/core/seo/speculation-rules.ts. */
export const SPECULATION_RULES = '"/speculation-rules.json"';

/** Paths of files, which are not pages. */
const files = [
  '/api/:path*',
  '/:file(.*\\.(?:ico|ics|json|md|png|svg|txt|webmanifest|xml))',
  '/:picture(.*opengraph-image.*)',
];

const entries = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * Headers of every response, for next.config.ts. Pages have their own policy: cached pages in addition to the base
 * policy (lib/core/cache/next/page-cache.ts), others instead of it (middleware.ts). A page loads twenty assets, so
 * these have only the header that matters for them.
 */
export const responseHeaders = [
  { source: '/((?!_next/static/|scripts/).*)', headers: entries(onDocuments) },
  {
    // The editor shows previews in frames.
    source: '/preview/:path*',
    headers: entries({
      'X-Frame-Options': 'SAMEORIGIN',
      'Content-Security-Policy': FRAMED_POLICY,
    }),
  },
  ...assets.map((source) => ({ source, headers: entries(NO_SNIFFING) })),
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
