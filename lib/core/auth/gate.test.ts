// @module-tag guards

import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NoticeKey } from '@/lib/notices';
import { gate } from './gate';

vi.mock('@/lib/core/env', () => ({
  env: {
    NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_unit_tests',
    SUPABASE_SECRET_KEY: 'sb_secret_for_unit_tests',
    SITE_URL: 'https://techlink.example',
  },
}));
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn(), warn: vi.fn() } }));

type Access = {
  profile_type: string;
  disabled: boolean;
  idle: boolean;
  over: boolean;
  second_factor: string;
  content_rights?: Record<string, string>;
};
type Backend = {
  access?: Access[];
  status?: number;
  /** Number of look-ups that fail before they succeed again. */
  hiccups?: number;
  refreshed?: boolean;
  /** HTTP status of Auth's response to a refresh, or no response. */
  refresh?: number | 'no answer';
  records?: string[];
};

const leader: Access = {
  profile_type: 'team_leader',
  disabled: false,
  idle: false,
  over: false,
  second_factor: 'passed',
};
const member: Access = { ...leader, profile_type: 'team_member' };
const guest: Access = { ...leader, profile_type: 'guest' };

const calls: string[] = [];
let backend: Backend = {};

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

function session(expiresIn: number, name: string) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: 'a', session_id: 'b', exp: inSeconds(expiresIn), name };
  return {
    access_token: `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`,
    refresh_token: `refresh-${name}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: inSeconds(expiresIn),
    user: { id: 'a', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
  };
}

vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
  calls.push(pathname);
  if (pathname === '/rest/v1/rpc/my_access') {
    const hiccups = calls.filter((call) => call === pathname).length <= (backend.hiccups ?? 0);
    const status = hiccups ? 500 : (backend.status ?? 200);
    return Response.json(status === 200 ? backend.access : { message: 'no' }, { status });
  }
  if (pathname === '/rest/v1/clients') {
    const known = backend.records?.filter((id) => searchParams.get('id') === `eq.${id}`) ?? [];
    return Response.json(known.map((id) => ({ id })));
  }
  if (searchParams.get('grant_type') === 'refresh_token') {
    if (backend.refresh === 'no answer') throw new TypeError('fetch failed');
    if (backend.refresh) return Response.json({ message: 'no' }, { status: backend.refresh });
    return backend.refreshed
      ? Response.json(session(3600, 'new'))
      : Response.json({ code: 'refresh_token_not_found', message: 'no' }, { status: 400 });
  }
  return new Response(null, { status: 204 });
});

type Visit = { signedIn?: number | false; method?: string; headers?: Record<string, string> };

/** Sends a request through the gate; `signedIn` is the remaining lifetime of its token in seconds. */
function visit(path: string, state: Backend, { signedIn = 3600, method, headers }: Visit = {}) {
  backend = state;
  const cookie = Buffer.from(JSON.stringify(session(signedIn || 0, 'old'))).toString('base64url');
  return gate(
    new NextRequest(`https://techlink.example${path}`, {
      method,
      headers: {
        ...headers,
        ...(signedIn === false ? {} : { cookie: `sb-127-auth-token=base64-${cookie}` }),
      },
    }),
  );
}

const goesOn = (response: Response) => response.headers.get('x-middleware-next') === '1';
const isSignedOut = (response: Response) =>
  response.headers
    .getSetCookie()
    .some((cookie) => /^sb-127-auth-token=;/.test(cookie) && /max-age=0/i.test(cookie));

function addressOf(response: Response) {
  const url = new URL(response.headers.get('location') ?? '', 'https://techlink.example');
  return {
    path: url.pathname,
    notice: url.searchParams.get('notice'),
    next: url.searchParams.get('next'),
  };
}

beforeEach(() => void calls.splice(0));

describe('a screen of content in the member area', () => {
  const writer = { ...member, content_rights: { blog_posts: 'write' } };

  it.each([
    ['/team/content/blog', writer],
    ['/team/content/blog/new', writer],
    ['/team/content', writer],
    ['/team/content/services', leader],
  ])('opens %s for %j', async (path, access) => {
    expect(goesOn(await visit(path, { access: [access] }))).toBe(true);
  });

  it.each([
    ['/team/content/blog', member],
    ['/team/content', member],
    ['/team/content/services', writer],
    ['/team/content/services/new', { ...writer, content_rights: { services: 'everything' } }],
    ['/admin/blog', writer],
  ])('redirects from %s for %j', async (path, access) => {
    const answer = await visit(path, { access: [access] });
    expect(addressOf(answer).path).toBe('/team/dashboard');
    expect(isSignedOut(answer)).toBe(false);
  });

  it('lets an action respond itself, so that the input is kept', async () => {
    const answer = await visit('/team/content/blog', { access: [member] }, { method: 'POST' });
    expect(goesOn(answer)).toBe(true);
  });
});

describe('a staff page', () => {
  it.each([
    ['/admin/dashboard', leader],
    ['/team/dashboard', leader],
    ['/team/dashboard', member],
  ])('opens %s for %j', async (path, access) => {
    const response = await visit(path, { access: [access] });
    expect(goesOn(response)).toBe(true);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(calls).toEqual(['/rest/v1/rpc/my_access']);
  });

  it.each<[string, string, Backend, NoticeKey, string | null]>([
    ['/admin/tasks', 'another type', { access: [guest] }, 'accessDenied', null],
    [
      '/admin/tasks',
      'a disabled leader',
      { access: [{ ...leader, disabled: true }] },
      'accessDenied',
      null,
    ],
    ['/admin/tasks', 'no profile', { access: [] }, 'profileNotFound', null],
    ['/admin/tasks', 'a failed look-up', { status: 500 }, 'authenticationError', '/admin/tasks'],
    [
      '/admin/tasks?page=2',
      'an idle session',
      { access: [{ ...leader, idle: true }] },
      'signedOutForInactivity',
      '/admin/tasks?page=2',
    ],
    [
      '/admin/tasks',
      'a session of 12 hours',
      { access: [{ ...leader, idle: true, over: true }] },
      'ownSessionEnded',
      '/admin/tasks',
    ],
    ['/team/tasks', 'another type', { access: [guest] }, 'authenticationFailed', null],
    [
      '/team/tasks',
      'a disabled member',
      { access: [{ ...member, disabled: true }] },
      'authenticationFailed',
      null,
    ],
    ['/team/tasks', 'no profile', { access: [] }, 'profileNotFound', null],
  ])('%s signs out %s', async (path, _who, state, notice, next) => {
    const response = await visit(path, state);
    expect(response.status).toBe(303);
    expect(addressOf(response)).toEqual({
      path: path.startsWith('/admin') ? '/admin/login' : '/member/login',
      notice,
      next,
    });
    expect(isSignedOut(response)).toBe(true);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('redirects a member without signing out', async () => {
    const response = await visit('/admin/tasks', { access: [member] });
    expect(addressOf(response)).toEqual({
      path: '/team/dashboard',
      notice: 'redirectingToTeamDashboard',
      next: null,
    });
    expect(isSignedOut(response)).toBe(false);
  });

  it('makes no request for a visitor without a session', async () => {
    const response = await visit(
      '/admin/tasks?page=2&notice=accessDenied',
      {},
      { signedIn: false },
    );
    expect(addressOf(response)).toEqual({
      path: '/admin/login',
      notice: null,
      next: '/admin/tasks?page=2',
    });
    expect(calls).toEqual([]);
  });

  it('treats a token rejected by the database as no session', async () => {
    const response = await visit('/admin/tasks', { status: 401 });
    expect(addressOf(response)).toMatchObject({ path: '/admin/login', notice: null });
    expect(isSignedOut(response)).toBe(true);
  });

  it('passes a refreshed session to the browser and the page', async () => {
    const response = await visit(
      '/admin/tasks',
      { access: [leader], refreshed: true },
      { signedIn: -10 },
    );
    expect(goesOn(response)).toBe(true);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^sb-127-auth-token=base64-/);
    expect(cookie).toMatch(/; Secure/i);
    expect(cookie).toMatch(/; Max-Age=43200;/i);
    const forPage = response.headers.get('x-middleware-request-cookie') ?? '';
    expect(cookie.startsWith(forPage)).toBe(true);
  });

  it('passes the access to the page and drops a header sent by the client', async () => {
    const claims = { headers: { 'x-checked-access': 'claimed' } };
    const passedOn = (response: Response) =>
      response.headers.get('x-middleware-request-x-checked-access');
    const opened = await visit('/admin/tasks', { access: [leader] }, claims);
    expect(passedOn(opened)).toMatch(/^[\w-]+\.[\w-]+$/);
    const login = await visit('/admin/login', {}, { ...claims, signedIn: false });
    expect(goesOn(login)).toBe(true);
    expect(passedOn(login)).toBeNull();
    expect(login.headers.get('x-middleware-override-headers')).not.toContain('x-checked-access');
  });

  it('clears a session that cannot be refreshed', async () => {
    // The library itself logs the refusal to the console.
    vi.spyOn(console, 'error')
      .mockImplementationOnce(() => {})
      .mockImplementationOnce(() => {});
    const response = await visit('/admin/tasks', { refreshed: false }, { signedIn: -10 });
    expect(addressOf(response)).toMatchObject({ path: '/admin/login', notice: 'ownSessionEnded' });
    expect(isSignedOut(response)).toBe(true);
    expect(calls).not.toContain('/rest/v1/rpc/my_access');
  });

  it.each([429, 500, 503, 'no answer'] as const)(
    'keeps a session that Auth does not refresh because of %s',
    async (refresh) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      for (const path of ['/admin/tasks', '/admin/login', '/two-step']) {
        calls.splice(0);
        const response = await visit(path, { refresh, access: [leader] }, { signedIn: -10 });
        expect(isSignedOut(response)).toBe(false);
        expect(calls).toEqual(Array(refresh === 429 ? 1 : 2).fill('/auth/v1/token'));
        if (path === '/admin/login') expect(goesOn(response)).toBe(true);
        else expect(addressOf(response).notice).toBe('authenticationError');
      }
      vi.mocked(console.error).mockRestore();
    },
  );

  it('retries once after a short failure of the database', async () => {
    expect(goesOn(await visit('/admin/tasks', { access: [leader], hiccups: 1 }))).toBe(true);
    calls.splice(0);
    const response = await visit('/admin/tasks', { access: [leader], hiccups: 2 });
    expect(addressOf(response).notice).toBe('authenticationError');
  });

  it.each([
    ['code', '/two-step'],
    ['set_up', '/two-step/set-up'],
    ['anything else', '/two-step'],
  ])('redirects a session without its second factor (%s) to %s', async (second_factor, path) => {
    const state = { access: [{ ...leader, second_factor }] };
    for (const page of ['/admin/tasks?page=2', '/admin/login?next=/admin/tasks?page=2']) {
      const response = await visit(page, state);
      expect(addressOf(response)).toEqual({ path, notice: null, next: '/admin/tasks?page=2' });
      expect(isSignedOut(response)).toBe(false);
    }
    expect(goesOn(await visit(path, state))).toBe(true);
    const other = path === '/two-step' ? '/two-step/set-up' : '/two-step';
    expect(addressOf(await visit(other, state)).path).toBe(path);
  });

  it('redirects from the second step after passing it or without a session', async () => {
    const passed = await visit('/two-step?next=/team/tasks', { access: [leader] });
    expect(addressOf(passed).path).toBe('/team/tasks');
    const visitor = await visit('/two-step?next=/team/tasks', {}, { signedIn: false });
    expect(addressOf(visitor)).toMatchObject({ path: '/member/login', next: '/team/tasks' });
    // The response to the form, with the recovery codes, is shown at the same URL.
    const posted = await visit('/two-step/set-up', { access: [leader] }, { method: 'POST' });
    expect(goesOn(posted)).toBe(true);
  });

  it('sets a session mark for scripts that gives no access', async () => {
    const response = await visit('/admin/tasks', { access: [leader] });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session-mark=b; Path=\/; .*Secure; SameSite=lax$/i),
    ]);
  });

  it.each(['/admin/nowhere', '/admin/clients/gone'])('answers 404 at %s', async (path) => {
    const state = { access: [leader], records: ['here'] };
    const response = await visit(path, state);
    expect(response.status).toBe(404);
    expect(response.headers.get('x-middleware-rewrite')).toBe(
      'https://techlink.example/admin/not-found',
    );
    // A request by Next itself; after a failure the browser would load the URL as a document.
    const next = await visit(path, state, { headers: { 'sec-fetch-dest': 'empty' } });
    expect(goesOn(next)).toBe(true);
    expect(goesOn(await visit('/admin/clients/here', state))).toBe(true);
  });

  it('does not reveal to people without access whether a record exists', async () => {
    const guestState = { access: [guest], records: [] };
    expect((await visit('/admin/clients/gone', guestState)).status).toBe(303);
  });

  it('checks forms and server actions', async () => {
    const idle = { access: [{ ...leader, idle: true }] };
    const form = await visit('/admin/tasks', idle, { method: 'POST' });
    expect(form.status).toBe(303);
    expect(form.headers.get('location')).toContain('/admin/login?notice=signedOutForInactivity');

    const action = await visit('/admin/tasks', idle, {
      method: 'POST',
      headers: { 'next-action': 'abc' },
    });
    expect(action.headers.get('location')).toBeNull();
    expect(action.headers.get('x-action-redirect')).toBe(
      '/admin/login?notice=signedOutForInactivity&next=%2Fadmin%2Ftasks;push',
    );
    expect(isSignedOut(action)).toBe(true);
  });

  it('lets the form of a new task report a missing session itself', async () => {
    const post = { method: 'POST', headers: { 'next-action': 'abc' } };
    const visitor = { ...post, signedIn: false } as const;
    expect(goesOn(await visit('/admin/tasks?open=new', {}, visitor))).toBe(true);
    expect(goesOn(await visit('/admin/tasks?open=new', { status: 401 }, post))).toBe(true);

    const idle = { access: [{ ...leader, idle: true }] };
    expect((await visit('/admin/tasks?open=new', idle, post)).status).toBe(303);
    expect((await visit('/admin/tasks', {}, visitor)).status).toBe(303);
    expect((await visit('/admin/clients?open=new', {}, visitor)).status).toBe(303);
    expect((await visit('/admin/tasks?open=new', {}, { signedIn: false })).status).toBe(303);
  });
});

describe('a login page', () => {
  it('opens without a database query for a visitor without a session', async () => {
    expect(goesOn(await visit('/admin/login', {}, { signedIn: false }))).toBe(true);
    expect(calls).toEqual([]);
  });

  it.each([
    ['/admin/login', leader, '/admin/dashboard'],
    ['/admin/login?next=/admin/tasks', leader, '/admin/tasks'],
    ['/admin/login?next=//evil.example', leader, '/admin/dashboard'],
    ['/admin/login', member, '/team/dashboard'],
    ['/member/login?next=/team/tasks', member, '/team/tasks'],
    ['/member/login?next=/admin/tasks', member, '/team/dashboard'],
  ])('redirects from %s a signed-in person: %j', async (path, access, destination) => {
    expect(addressOf(await visit(path, { access: [access] })).path).toBe(destination);
  });

  it('opens for people without access and signs them out', async () => {
    const response = await visit('/admin/login', { access: [guest] });
    expect(goesOn(response)).toBe(true);
    expect(isSignedOut(response)).toBe(true);
  });

  it('opens if the look-up fails and keeps the session', async () => {
    const response = await visit('/admin/login', { status: 500 });
    expect(goesOn(response)).toBe(true);
    expect(isSignedOut(response)).toBe(false);
  });

  it('passes on the submitted form', async () => {
    const response = await visit('/admin/login', { access: [leader] }, { method: 'POST' });
    expect(goesOn(response)).toBe(true);
    expect(calls).toEqual([]);
  });
});
