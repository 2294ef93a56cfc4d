import 'server-only';
import type { CookieOptions } from '@supabase/ssr';
import type { NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/core/env';
import { changedMark } from './auth-cookie';
import { sessionClientOf } from './cookie-client';

/**
 * Returns a client for the middleware with the rights of the sender of `request`. It changes refreshed and cleared
 * cookies in the request at once, for the page that follows; `answer` copies them to the response and forbids caching.
 */
export function requestClient(request: NextRequest) {
  const changed = new Map<string, { value: string; options: CookieOptions }>();
  const client = sessionClientOf({
    getAll: () => request.cookies.getAll(),
    setAll: (cookies) => {
      for (const { name, value, options } of cookies) {
        if (value) request.cookies.set(name, value);
        else request.cookies.delete(name);
        changed.set(name, { value, options });
      }
    },
  });
  const answer = (response: NextResponse): NextResponse => {
    for (const [name, { value, options }] of changed) response.cookies.set(name, value, options);
    const mark = changedMark(request.cookies.getAll(), env.SITE_URL.startsWith('https:'));
    if (mark) response.cookies.set(mark.name, mark.value, mark.options);
    response.headers.set('Cache-Control', 'private, no-store');
    return response;
  };
  return { client, answer };
}
