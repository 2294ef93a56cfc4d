import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/core/env';
import { noticesWithReason } from '@/lib/notices';

/** A path without a page, for which Next renders its not-found page. */
const MISSING_PATH = '/not-found';

/** Slugs and tokens are ASCII; Next fails at malformed escapes and at NUL characters. */
const ASCII_PATH = /^(?:[^%]|%[2-7][0-9a-f])*$/i;

/**
 * Returns a response for requests that Next would answer with a bare status 500, else null: 404 for a path with
 * unusual escapes, 403 with an explanation for a form from another origin.
 */
export function refuseRequest(request: NextRequest): NextResponse | null {
  const { pathname } = request.nextUrl;
  if (!ASCII_PATH.test(pathname)) {
    return NextResponse.rewrite(new URL(MISSING_PATH, request.url), { status: 404 });
  }
  const origin = request.headers.get('origin');
  const isAction = request.method === 'POST' && !pathname.startsWith('/api/');
  if (!isAction || origin === null || origin === env.SITE_URL) return null;
  return new NextResponse(noticesWithReason.wrongOrigin(env.SITE_URL), {
    status: 403,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
