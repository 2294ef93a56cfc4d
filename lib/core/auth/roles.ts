import type { NoticeKey } from '@/lib/notices';
import { paths } from '@/lib/paths';
import type { ContentRights } from './content-rights';

export type Role = 'team_leader' | 'team_member';
export type Area = 'admin' | 'team';

/** `timeZone` is an IANA name; `rights` are the content rights that a leader gave a member. */
export type Person = {
  id: string;
  name: string;
  email: string;
  timeZone: string;
  rights?: ContentRights;
};

/** Session and profile of a request, as far as known; `unreachable` if Auth could not renew the session. */
export type Access =
  | { kind: 'no_session' }
  | { kind: 'session_over' }
  | { kind: 'unreachable' }
  | { kind: 'lookup_error' }
  | { kind: 'no_profile' }
  | ({ kind: 'profile'; person: Person; profileType: string; disabled: boolean } & SessionState);

/** The second-factor step that a session still requires: entering a code, setting up a second factor, or none. */
export const SECOND_FACTOR_STATES = ['passed', 'code', 'set_up'] as const;
type SecondFactor = (typeof SECOND_FACTOR_STATES)[number];

/** `idle`: the session ended for inactivity; `over`: it ended for another reason. */
type SessionState = { idle: boolean; over: boolean; secondFactor: SecondFactor };

/** `resume`: the requested page may be opened after signing in again. */
export type Denial = {
  allowed: false;
  to: string;
  signOut: boolean;
  notice: NoticeKey | null;
  resume: boolean;
};

export type Verdict = { allowed: true; role: Role; person: Person } | Denial;

/** Returns the path of the login page of an area. */
export function loginPath(area: Area): string {
  return area === 'admin' ? paths.adminLogin : paths.memberLogin;
}

/** Returns the area whose login page has this path, or null. */
export function loginAreaOf(pathname: string): Area | null {
  if (pathname === paths.adminLogin) return 'admin';
  if (pathname === paths.memberLogin) return 'team';
  return null;
}

/** Returns the area that a path belongs to, or null for a public one. The login pages are public. */
export function areaOf(pathname: string): Area | null {
  if (loginAreaOf(pathname)) return null;
  if (pathname === '/admin' || pathname.startsWith('/admin/')) return 'admin';
  if (pathname === '/team' || pathname.startsWith('/team/')) return 'team';
  return null;
}

/**
 * Decides who may enter an area, and where others are redirected: the admin and member guards of spec section 4, with
 * the messages of section 8. Middleware, pages and actions all use this table.
 */
export function verdict(area: Area, access: Access): Verdict {
  const refuse = (notice: NoticeKey | null, resume = false): Denial => ({
    allowed: false,
    to: loginPath(area),
    signOut: true,
    notice,
    resume,
  });
  switch (access.kind) {
    case 'no_session':
      return refuse(null, true);
    case 'session_over':
      return refuse('ownSessionEnded', true);
    case 'unreachable':
      return { ...refuse('authenticationError', true), signOut: false };
    case 'lookup_error':
      return refuse('authenticationError', true);
    case 'no_profile':
      return refuse('profileNotFound');
    case 'profile': {
      const denied = area === 'admin' ? 'accessDenied' : 'authenticationFailed';
      const role = roleOf(access.profileType);
      if (access.disabled || !role) return refuse(denied);
      if (access.idle) {
        return refuse(access.over ? 'ownSessionEnded' : 'signedOutForInactivity', true);
      }
      if (access.secondFactor !== 'passed') {
        const to = access.secondFactor === 'code' ? paths.twoStep : paths.twoStepSetUp;
        return { allowed: false, to, signOut: false, notice: null, resume: true };
      }
      if (area === 'admin' && role === 'team_member') {
        return {
          allowed: false,
          to: paths.team.dashboard,
          signOut: false,
          notice: 'redirectingToTeamDashboard',
          resume: false,
        };
      }
      return { allowed: true, role, person: access.person };
    }
  }
}

function roleOf(profileType: string): Role | null {
  return profileType === 'team_leader' || profileType === 'team_member' ? profileType : null;
}

/** Refusal for a person without the right, or no longer with the right, to work on a kind of content. */
export const CONTENT_DENIAL: Denial = {
  allowed: false,
  to: paths.team.dashboard,
  signOut: false,
  notice: 'contentRightMissing',
  resume: false,
};

/** Returns the area in which a role opens records: a leader's dashboard lists only their own tasks. */
export function homeArea(role: Role): Area {
  return role === 'team_leader' ? 'admin' : 'team';
}

/**
 * Returns the redirect path for a refused person, with the notice to show and, if the person can return after signing
 * in, the page `wanted` (path and query).
 */
export function denialPath(
  denial: Pick<Denial, 'to' | 'notice' | 'resume'>,
  wanted: string | null = null,
): string {
  const query = new URLSearchParams();
  if (denial.notice) query.set('notice', denial.notice);
  if (denial.resume && wanted) query.set('next', wanted);
  return query.size > 0 ? `${denial.to}?${query}` : denial.to;
}

/**
 * Returns the path to open after signing in: `next` if it is a page of this site that the role may enter, else the
 * role's dashboard. Never a URL of another site.
 */
export function destinationAfterSignIn(role: Role, next: unknown): string {
  const home = role === 'team_leader' ? paths.admin.dashboard : paths.team.dashboard;
  if (typeof next !== 'string' || !next.startsWith('/')) return home;
  const site = 'http://site.invalid';
  const url = URL.parse(next, site);
  if (url?.origin !== site) return home;
  const area = areaOf(url.pathname);
  if (area === null || (area === 'admin' && role !== 'team_leader')) return home;
  return `${url.pathname}${url.search}`;
}
