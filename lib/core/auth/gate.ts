import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { requestClient } from '@/lib/core/supabase/request';
import { paths } from '@/lib/paths';
import { ACCESS_HEADER, signAccess } from './checked-access';
import { includesLevel, kindsIn } from './content-rights';
import { accessTokenOf, readAccess, recordExists } from './data';
import {
  type Access,
  type Area,
  areaOf,
  CONTENT_DENIAL,
  denialPath,
  destinationAfterSignIn,
  loginAreaOf,
  type Person,
  verdict,
} from './roles';
import { editedKindAt, screenAt } from './screens';

/**
 * Returns the response of the middleware (spec section 4): for a person who may enter the area, the page with refreshed
 * cookies, or status 404 if the URL does not exist; for everyone else a redirect, with sign-out if the verdict requires
 * it. The login pages are open, but redirect people who are already signed in.
 */
export async function gate(request: NextRequest): Promise<NextResponse> {
  // Only the middleware may set this header.
  request.headers.delete(ACCESS_HEADER);
  const { pathname } = request.nextUrl;
  const area = areaOf(pathname);
  if (area) return guardArea(request, area);
  const loginArea = loginAreaOf(pathname);
  if (request.method !== 'GET') return proceed(request);
  if (loginArea) return greetAtLogin(request, loginArea);
  if (isSecondStep(pathname)) return greetAtSecondStep(request);
  return proceed(request);
}

async function guardArea(request: NextRequest, area: Area): Promise<NextResponse> {
  const { client, answer } = requestClient(request);
  const screen = screenAt(request.nextUrl.pathname);
  const [access, exists] = await Promise.all([
    readAccess(client),
    typeof screen === 'object' ? recordExists(client, screen) : screen === 'screen',
  ]);
  const decided = verdict(area, access);
  if (decided.allowed) {
    const isAction = request.method !== 'GET' && request.method !== 'HEAD';
    const mayOpen = decided.role === 'team_leader' || mayWriteAt(request, decided.person);
    // An action responds itself: a redirect would lose the input.
    if (!mayOpen && !isAction) return answer(redirect(request, denialPath(CONTENT_DENIAL)));
    const signed = signAccess(await accessTokenOf(client), { access, isAction });
    request.headers.set(ACCESS_HEADER, signed);
    return answer(exists ? proceed(request) : showMissing(request, area));
  }
  if (access.kind === 'no_session' && createsTask(request)) return answer(proceed(request));
  if (decided.signOut) await client.auth().signOut({ scope: 'local' });
  return answer(redirect(request, denialPath(decided, wantedPage(request))));
}

/** Returns whether a member may open a screen; always true for screens without content. */
function mayWriteAt({ nextUrl: { pathname } }: NextRequest, { rights = {} }: Person): boolean {
  const { content, media, videos, contentCalendar, gaps, newsletter, newsletterIssue, blogTags } =
    paths.team;
  if (pathname === newsletter || pathname === newsletterIssue) return rights.blog_posts === 'mail';
  if (pathname === blogTags) {
    return rights.blog_posts !== undefined && includesLevel(rights.blog_posts, 'publish');
  }
  const shared: string[] = [content, media, videos, contentCalendar, gaps];
  if (shared.includes(pathname)) return kindsIn(rights).length > 0;
  const kind = editedKindAt(pathname);
  return kind === null || rights[kind] !== undefined;
}

/**
 * Returns whether this submits the form of a new task. Its action reports that sign-in is required (spec section 5),
 * and the form keeps its input; a redirect would do neither.
 */
function createsTask({ headers, nextUrl }: NextRequest): boolean {
  return (
    headers.has('next-action') &&
    nextUrl.pathname === paths.admin.tasks &&
    nextUrl.searchParams.get('open') === 'new'
  );
}

async function greetAtLogin(request: NextRequest, area: Area): Promise<NextResponse> {
  const { client, answer } = requestClient(request);
  const access = await readAccess(client);
  if (isUnknown(access)) return answer(proceed(request));
  const decided = verdict(area, access);
  if (decided.allowed) {
    const next = request.nextUrl.searchParams.get('next');
    return answer(redirect(request, destinationAfterSignIn(decided.role, next)));
  }
  if (!decided.signOut) {
    const next = request.nextUrl.searchParams.get('next');
    return answer(redirect(request, denialPath(decided, next)));
  }
  await client.auth().signOut({ scope: 'local' });
  return answer(proceed(request));
}

function isSecondStep(pathname: string): boolean {
  return pathname === paths.twoStep || pathname === paths.twoStepSetUp;
}

/** Shows the second step only to a session that requires it; redirects everyone else. */
async function greetAtSecondStep(request: NextRequest): Promise<NextResponse> {
  const { client, answer } = requestClient(request);
  const decided = verdict('team', await readAccess(client));
  const { pathname, searchParams } = request.nextUrl;
  const next = searchParams.get('next');
  if (decided.allowed) {
    return answer(redirect(request, destinationAfterSignIn(decided.role, next)));
  }
  if (decided.to === pathname) return answer(proceed(request));
  if (decided.signOut) await client.auth().signOut({ scope: 'local' });
  return answer(redirect(request, denialPath(decided, next)));
}

const unknown = [
  'no_session',
  'session_over',
  'unreachable',
  'lookup_error',
] satisfies Access['kind'][];

function isUnknown({ kind }: Access): boolean {
  return unknown.some((one) => one === kind);
}

/** Continues to the page, with the current cookies and policy. */
function proceed(request: NextRequest): NextResponse {
  return NextResponse.next({ request: { headers: new Headers(request.headers) } });
}

/**
 * Shows the area's own not-found screen under the requested URL. Next's own requests continue to the page, which shows
 * the same screen: with status 404 the browser would load the URL as a document, also after a record was deleted.
 */
function showMissing(request: NextRequest, area: Area): NextResponse {
  if (request.headers.get('sec-fetch-dest') === 'empty') return proceed(request);
  return NextResponse.rewrite(new URL(`/${area}/not-found`, request.url), {
    status: 404,
    request: { headers: new Headers(request.headers) },
  });
}

/**
 * Returns a redirect that is followed with GET. In a server action the browser-side code would follow it too and fail
 * on the page, so an action gets the header that Next uses for redirects.
 */
function redirect(request: NextRequest, path: string): NextResponse {
  if (request.headers.has('next-action')) {
    return new NextResponse(null, {
      status: 303,
      headers: { 'x-action-redirect': `${path};push` },
    });
  }
  return NextResponse.redirect(new URL(path, request.url), 303);
}

/** Returns path and query of the requested page, without the notice that we added. */
function wantedPage(request: NextRequest): string {
  const { pathname, searchParams } = request.nextUrl;
  const query = new URLSearchParams(searchParams);
  query.delete('notice');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
