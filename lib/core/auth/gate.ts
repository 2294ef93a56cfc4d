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
 * Returns the response of the middleware (spec section 4): the page with refreshed cookies to a person who may enter its
 * area, with status 404 if the URL leads nowhere, and a redirect to everyone else, signed out where the
 * verdict says so. The login pages are open, but redirect people who are signed in already.
 */
export async function gate(request: NextRequest): Promise<NextResponse> {
  // Only we write it.
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
    // An action answers itself: a redirect would lose what is in the form.
    if (!mayOpen && !isAction) return answer(redirect(request, denialPath(CONTENT_DENIAL)));
    const signed = signAccess(await accessTokenOf(client), { access, isAction });
    request.headers.set(ACCESS_HEADER, signed);
    return answer(exists ? proceed(request) : showMissing(request, area));
  }
  if (access.kind === 'no_session' && createsTask(request)) return answer(proceed(request));
  if (decided.signOut) await client.auth().signOut({ scope: 'local' });
  return answer(redirect(request, denialPath(decided, wantedPage(request))));
}

/** Returns whether a member may open a screen, as far as it is one of content. */
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
 * Returns whether this submits the form of a new task. Its action answers that someone must be signed in (spec
 * section 5), and the form keeps what was typed; a redirect would do neither.
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

/** Shows the second step only to the session that lacks it; everyone else goes where they belong. */
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

/** Continues to the page, with the cookies and the policy as they are now. */
function proceed(request: NextRequest): NextResponse {
  return NextResponse.next({ request: { headers: new Headers(request.headers) } });
}

/**
 * Shows the area's own not-found screen under the requested URL. Next's own requests continue to the page, which
 * shows the same: status 404 would make the browser load the URL as a document, after a record was deleted too.
 */
function showMissing(request: NextRequest, area: Area): NextResponse {
  if (request.headers.get('sec-fetch-dest') === 'empty') return proceed(request);
  return NextResponse.rewrite(new URL(`/${area}/not-found`, request.url), {
    status: 404,
    request: { headers: new Headers(request.headers) },
  });
}

/**
 * Returns a redirect that is followed with GET. The browser's side of a server action would follow it too and
 * fail on the page, so an action gets the header with which Next itself redirects.
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

/** Returns path and query of the requested page, without the notice that we added ourselves. */
function wantedPage(request: NextRequest): string {
  const { pathname, searchParams } = request.nextUrl;
  const query = new URLSearchParams(searchParams);
  query.delete('notice');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
