import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { requestClient } from '@/lib/supabase/request';
import { readAccess } from './data';
import {
  type Area,
  areaOf,
  denialAddress,
  destinationAfterSignIn,
  loginAreaOf,
  verdict,
} from './roles';

/**
 * What the middleware answers (spec section 4): the wanted page with refreshed cookies to whoever may
 * enter its area, a redirect to everyone else, signed out where the verdict says so. The login pages
 * are open, but send on who is signed in already.
 */
export async function gate(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const area = areaOf(pathname);
  if (area) return guardArea(request, area);
  const loginArea = loginAreaOf(pathname);
  if (loginArea && request.method === 'GET') return greetAtLogin(request, loginArea);
  return proceed(request);
}

async function guardArea(request: NextRequest, area: Area): Promise<NextResponse> {
  const { client, answer } = requestClient(request);
  const decided = verdict(area, await readAccess(client));
  if (decided.allowed) return answer(proceed(request));
  if (decided.signOut) await client.auth.signOut({ scope: 'local' });
  return answer(redirect(request, denialAddress(decided, wantedPage(request))));
}

async function greetAtLogin(request: NextRequest, area: Area): Promise<NextResponse> {
  const { client, answer } = requestClient(request);
  const access = await readAccess(client);
  const isUnknown = access.kind === 'no_session' || access.kind === 'lookup_error';
  if (isUnknown) return answer(proceed(request));
  const decided = verdict(area, access);
  if (decided.allowed) {
    const next = request.nextUrl.searchParams.get('next');
    return answer(redirect(request, destinationAfterSignIn(decided.role, next)));
  }
  if (!decided.signOut) return answer(redirect(request, denialAddress(decided)));
  await client.auth.signOut({ scope: 'local' });
  return answer(proceed(request));
}

/** Goes on to the page, which reads cookies and policy as they are now. */
function proceed(request: NextRequest): NextResponse {
  return NextResponse.next({ request: { headers: new Headers(request.headers) } });
}

/**
 * A redirect that is followed with GET. The browser's side of a server action would follow it too and
 * choke on the page, so it is told where to go the way Next tells it itself.
 */
function redirect(request: NextRequest, address: string): NextResponse {
  if (request.headers.has('next-action')) {
    return new NextResponse(null, {
      status: 303,
      headers: { 'x-action-redirect': `${address};push` },
    });
  }
  return NextResponse.redirect(new URL(address, request.url), 303);
}

/** Path and query of the page that was asked for, without what we put there ourselves. */
function wantedPage(request: NextRequest): string {
  const { pathname, searchParams } = request.nextUrl;
  const query = new URLSearchParams(searchParams);
  query.delete('notice');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
