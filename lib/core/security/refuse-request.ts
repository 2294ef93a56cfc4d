import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/core/env';
import { noticesWithReason } from '@/lib/notices';

/** No page or file is here, so Next renders its not-found page. */
const NOWHERE = '/not-found';

/** Slugs and tokens are ASCII; Next fails at escapes that are malformed or hold a NUL character. */
const ASCII_PATH = /^(?:[^%]|%[2-7][0-9a-f])*$/i;

/**
 * Returns the answer to a request that Next itself would answer with a bare status 500, or null: a path with
 * unusual escapes is not found, and a form from another origin is refused with a sentence.
 */
export function refuseRequest(request: NextRequest): NextResponse | null {
  const { pathname } = request.nextUrl;
  if (!ASCII_PATH.test(pathname)) {
    return NextResponse.rewrite(new URL(NOWHERE, request.url), { status: 404 });
  }
  const origin = request.headers.get('origin');
  const isAction = request.method === 'POST' && !pathname.startsWith('/api/');
  if (!isAction || origin === null || origin === env.SITE_URL) return null;
  return new NextResponse(noticesWithReason.wrongOrigin(env.SITE_URL), {
    status: 403,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
