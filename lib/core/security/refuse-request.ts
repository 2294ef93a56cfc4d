import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/core/env';
import { notices, noticesWithReason } from '@/lib/notices';
import { limitSubject, visitorAddress } from './client-address';
import { limitInProcess } from './rate-limits/in-process';

/** A path without a page, for which Next renders its not-found page. */
const MISSING_PATH = '/not-found';

/** Slugs and tokens are ASCII. Next fails on malformed escapes and NUL characters. */
const ASCII_PATH = /^(?:[^%]|%[2-7][0-9a-f])*$/i;

/** Returns a page with one sentence, for requests that none of our pages sends. */
function refusal(status: number, sentence: string, headers?: Record<string, string>): NextResponse {
  return new NextResponse(sentence, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

/**
 * Returns a response for requests that Next would answer with a bare status 500, else null: 404 for a path with unusual
 * escapes, 403 with an explanation for a form from another origin. Next itself rejects a body that it cannot decode.
 */
export function refuseRequest(request: NextRequest): NextResponse | null {
  const { pathname } = request.nextUrl;
  if (!ASCII_PATH.test(pathname)) {
    return NextResponse.rewrite(new URL(MISSING_PATH, request.url), { status: 404 });
  }
  const origin = request.headers.get('origin');
  const isAction = request.method === 'POST' && !pathname.startsWith('/api/');
  if (!isAction || origin === null || origin === env.SITE_URL) return null;
  return refusal(403, noticesWithReason.wrongOrigin(env.SITE_URL));
}

/**
 * Returns a 400 response for a picture URL that makes Next's optimizer answer 500, else null: a URL with malformed
 * escapes, or with backslashes or control characters, which lead to other hosts or nowhere.
 */
export function refuseImage({ nextUrl }: NextRequest): NextResponse | null {
  const url = nextUrl.searchParams.get('url') ?? '';
  return isPlainUrl(url) ? null : new NextResponse(null, { status: 400 });
}

function isPlainUrl(url: string): boolean {
  try {
    return !/[\\\p{Cc}]/u.test(url + decodeURIComponent(url));
  } catch {
    return false;
  }
}

/** More pages than a person opens. Unlike stored pages, each is rendered for its request. */
const waitOf = limitInProcess({ maxHits: 120, windowSeconds: 60 });

/** Returns a 429 response for a visitor who requests more filtered lists than a person would, else null. */
export function refuseManyLists(request: NextRequest): NextResponse | null {
  const wait = waitOf(limitSubject(visitorAddress(request.headers), null));
  if (wait === null) return null;
  return refusal(429, notices.tooManyAttempts, { 'Retry-After': String(wait) });
}
