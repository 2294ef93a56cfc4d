import { type NextRequest, NextResponse } from 'next/server';
import { asksIfModified, notModified } from '@/lib/core/cache/not-modified';
import { filteredPagePath, isFilteredPage } from '@/lib/core/lists/filtered-page';
import { refuseImage, refuseManyLists, refuseRequest } from '@/lib/core/security/refuse-request';
import { requestPolicy } from '@/lib/core/security/request-policy';

/**
 * Runs for pages that are rendered for each request; stored pages bring their own policy
 * (lib/core/cache/next/page-cache.ts). e2e/site/headers.spec.ts fails when a page has neither.
 */
export async function middleware(request: NextRequest) {
  if (request.nextUrl.pathname === '/_next/image')
    return refuseImage(request) ?? NextResponse.next();
  const refusal = refuseRequest(request);
  if (refusal) return refusal;
  if (asksIfModified(request)) return (await notModified(request)) ?? NextResponse.next();
  const filtered = request.method === 'POST' ? null : filteredPagePath(request.nextUrl);
  if (filtered || isFilteredPage(request.nextUrl)) {
    const busy = refuseManyLists(request);
    if (busy || !filtered) return busy ?? NextResponse.next();
    return NextResponse.rewrite(new URL(filtered, request.url));
  }
  // It brings the libraries of the session, which a server of stored pages does without.
  const { gate } = await import('@/lib/core/auth/gate');
  // The development server's scripts need what a policy forbids.
  if (process.env.NODE_ENV === 'development') return gate(request);
  const policy = requestPolicy(request.nextUrl.pathname);
  // Next reads the nonce for the page's scripts from this header.
  request.headers.set('content-security-policy', policy);
  const response = await gate(request);
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/admin/:path*',
    '/team/:path*',
    '/member/login',
    '/password/(forgot|new)',
    '/two-step/:path*',
    '/invitation/:token',
    '/preview/:token',
    '/booking/(manage|confirmed)/:token',
    '/blog/subscription/(confirm|end|choose)/:token',
    '/webinars/registration/give-back/:token',
    '/learn/:path*',
    '/certificates/:id',
    '/webinars/place/:token',
    '/proposals/:token',
    // Paths with escapes that no page has: malformed ones, and those of other than printable ASCII characters.
    '/((?!(?:[^%]|%[2-7][0-9A-Fa-f])*$).*)',
    // Pictures with an unusual URL.
    {
      source: '/_next/image',
      has: [{ type: 'query', key: 'url', value: '[^]*[\\\\%\\x00-\\x1F\\x7F-\\x9F][^]*' }],
    },
    // A form sent without JavaScript is answered with a page that is not stored.
    {
      source: '/:path*',
      has: [
        {
          type: 'header',
          key: 'content-type',
          value: '(?:multipart/form-data|application/x-www-form-urlencoded).*',
        },
      ],
    },
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    // Feeds and other stored texts that a reader has already.
    {
      source: '/((?:[a-z0-9-]+/)*[a-z0-9-]+\\.(?:xml|json|txt|md|ics))',
      has: [{ type: 'header', key: 'if-none-match' }],
    },
    // Lists with filters; /filtered answers for them.
    '/filtered/:path*',
    { source: '/academy', has: [{ type: 'query', key: 'q' }] },
    { source: '/academy', has: [{ type: 'query', key: 'category' }] },
    { source: '/academy', has: [{ type: 'query', key: 'level' }] },
    { source: '/blog', has: [{ type: 'query', key: 'q' }] },
    { source: '/search', has: [{ type: 'query', key: 'q' }] },
    { source: '/careers', has: [{ type: 'query', key: 'department' }] },
    { source: '/careers', has: [{ type: 'query', key: 'workplace' }] },
    { source: '/careers', has: [{ type: 'query', key: 'type' }] },
    { source: '/careers', has: [{ type: 'query', key: 'page' }] },
    // Forms that compute from their query.
    { source: '/calculator', has: [{ type: 'query', key: 'v' }] },
    { source: '/calculator', has: [{ type: 'query', key: 'hours' }] },
    { source: '/calculator', has: [{ type: 'query', key: 'service' }] },
    { source: '/booking', has: [{ type: 'query', key: 'about' }] },
    { source: '/booking', has: [{ type: 'query', key: 'service' }] },
    { source: '/booking', has: [{ type: 'query', key: 'estimate' }] },
    { source: '/readiness', has: [{ type: 'query', key: 'v' }] },
  ],
};
