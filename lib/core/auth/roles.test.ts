// @module-tag guards

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notices } from '@/lib/notices';
import { paths } from '@/lib/paths';
import {
  type Access,
  type Area,
  areaOf,
  denialPath,
  destinationAfterSignIn,
  loginAreaOf,
  type Person,
  verdict,
} from './roles';

const person: Person = {
  id: 'a',
  name: 'Ana Lee',
  email: 'ana@techlink.example',
  timeZone: 'Asia/Tokyo',
};

const profile = (
  profileType: string,
  state: Partial<Extract<Access, { kind: 'profile' }>> = {},
): Access => ({
  kind: 'profile',
  person,
  profileType,
  disabled: false,
  idle: false,
  over: false,
  secondFactor: 'passed',
  ...state,
});

describe('verdict', () => {
  it.each<[Area, string, Access, 'team_leader' | 'team_member']>([
    ['admin', 'a leader', profile('team_leader'), 'team_leader'],
    ['team', 'a leader', profile('team_leader'), 'team_leader'],
    ['team', 'a member', profile('team_member'), 'team_member'],
  ])('allows into %s: %s', (area, _who, access, role) => {
    expect(verdict(area, access)).toEqual({ allowed: true, role, person });
  });

  it('redirects a member from the admin area to the team dashboard, still signed in', () => {
    expect(verdict('admin', profile('team_member'))).toEqual({
      allowed: false,
      to: '/team/dashboard',
      signOut: false,
      notice: 'redirectingToTeamDashboard',
      resume: false,
    });
    expect(notices.redirectingToTeamDashboard).toBe('Redirecting to team dashboard');
  });

  it.each([
    ['code', '/two-step'],
    ['set_up', '/two-step/set-up'],
  ] as const)('redirects a session without its second factor (%s) to %s', (secondFactor, to) => {
    for (const area of ['admin', 'team'] as const) {
      for (const role of ['team_leader', 'team_member']) {
        const decided = verdict(area, profile(role, { secondFactor }));
        expect(decided).toEqual({ allowed: false, to, signOut: false, notice: null, resume: true });
      }
    }
    const refused = verdict('team', profile('guest', { secondFactor }));
    expect(refused).toMatchObject({ to: '/member/login', signOut: true });
  });

  const denied = 'Access denied. Admin privileges required.';
  const failed = 'Authentication failed. Please try again.';
  const error = 'Authentication error. Please try logging in again.';
  const missing = 'User profile not found. Please contact your administrator.';
  const idle = 'You have been logged out due to inactivity';
  const over = 'Your session has ended. Please sign in again.';

  it.each<[Area, string, Access, string | null, boolean]>([
    ['admin', 'no session', { kind: 'no_session' }, null, true],
    ['admin', 'a failed look-up', { kind: 'lookup_error' }, error, true],
    ['admin', 'no profile', { kind: 'no_profile' }, missing, false],
    ['admin', 'another type', profile('guest'), denied, false],
    ['admin', 'an empty type', profile(''), denied, false],
    ['admin', 'a property of every object', profile('constructor'), denied, false],
    ['admin', 'a disabled leader', profile('team_leader', { disabled: true }), denied, false],
    ['admin', 'a disabled member', profile('team_member', { disabled: true }), denied, false],
    ['admin', 'an idle leader', profile('team_leader', { idle: true }), idle, true],
    [
      'admin',
      'a session that is over',
      profile('team_leader', { idle: true, over: true }),
      over,
      true,
    ],
    ['admin', 'a session that Auth has ended', { kind: 'session_over' }, over, true],
    ['admin', 'an idle member', profile('team_member', { idle: true }), idle, true],
    ['admin', 'an idle guest', profile('guest', { idle: true }), denied, false],
    ['team', 'no session', { kind: 'no_session' }, null, true],
    ['team', 'a failed look-up', { kind: 'lookup_error' }, error, true],
    ['team', 'no profile', { kind: 'no_profile' }, missing, false],
    ['team', 'another type', profile('guest'), failed, false],
    ['team', 'a disabled leader', profile('team_leader', { disabled: true }), failed, false],
    ['team', 'a disabled member', profile('team_member', { disabled: true }), failed, false],
    ['team', 'an idle member', profile('team_member', { idle: true }), idle, true],
  ])('signs out and redirects from %s to its login: %s', (area, _who, access, message, resume) => {
    const decided = verdict(area, access);
    expect(decided).toMatchObject({
      allowed: false,
      to: area === 'admin' ? '/admin/login' : '/member/login',
      signOut: true,
      resume,
    });
    const notice = decided.allowed ? null : decided.notice;
    expect(notice && notices[notice]).toBe(message);
  });
});

describe('areaOf', () => {
  it.each([
    ['/admin', 'admin'],
    ['/admin/dashboard', 'admin'],
    ['/admin/login/x', 'admin'],
    ['/team', 'team'],
    ['/team/tasks', 'team'],
    ['/admin/login', null],
    ['/member/login', null],
    ['/', null],
    ['/administrator', null],
    ['/teams', null],
    ['/booking', null],
  ])('%s is %s', (path, area) => expect(areaOf(path)).toBe(area));

  it('covers every staff route', () => {
    for (const path of Object.values(paths.admin)) expect(areaOf(path)).toBe('admin');
    for (const path of Object.values(paths.team)) expect(areaOf(path)).toBe('team');
  });

  it('recognises the login pages', () => {
    expect(loginAreaOf('/admin/login')).toBe('admin');
    expect(loginAreaOf('/member/login')).toBe('team');
    expect(loginAreaOf('/admin/dashboard')).toBeNull();
  });
});

describe('denialPath', () => {
  const idle = verdict('admin', profile('team_leader', { idle: true }));
  const guest = verdict('admin', profile('guest'));

  it('contains the notice and the page to return to', () => {
    if (idle.allowed || guest.allowed) throw new Error('both are refused');
    expect(denialPath(idle, '/admin/tasks?page=2')).toBe(
      '/admin/login?notice=signedOutForInactivity&next=%2Fadmin%2Ftasks%3Fpage%3D2',
    );
    expect(denialPath(guest, '/admin/tasks')).toBe('/admin/login?notice=accessDenied');
  });

  it('has no query without notice and page', () => {
    const refused = verdict('team', { kind: 'no_session' });
    if (refused.allowed) throw new Error('no session is refused');
    expect(denialPath(refused)).toBe('/member/login');
  });
});

describe('destinationAfterSignIn', { tags: ['redirects'] }, () => {
  it.each([
    ['/admin/calendar', '/admin/calendar'],
    ['/admin/tasks?status=todo&page=2', '/admin/tasks?status=todo&page=2'],
    ['/team/profile', '/team/profile'],
    ['/admin/tasks#top', '/admin/tasks'],
    ['/admin/tasks?next=https://evil.example', '/admin/tasks?next=https://evil.example'],
  ])('accepts %s as a destination for a leader', (next, destination) => {
    expect(destinationAfterSignIn('team_leader', next)).toBe(destination);
  });

  it.each([
    undefined,
    null,
    '',
    ['/admin/tasks'],
    { toString: () => '/admin/tasks' },
    'admin/tasks',
    '/',
    '/booking',
    '/admin/login',
    '/member/login',
    '//evil.example',
    '//evil.example/admin/tasks',
    '///evil.example/admin',
    '/\\evil.example/admin/tasks',
    '\\\\evil.example',
    'https://evil.example/admin/tasks',
    'https:/admin/tasks',
    'javascript:alert(1)//admin/',
    '/admin/..//evil.example',
    '/admin/../..//evil.example/admin/tasks',
    '/admin/%2e%2e//evil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    '%2Fadmin%2Ftasks',
    '/\t/evil.example/admin/tasks',
    '/\n/evil.example/admin/tasks',
    '\t//evil.example/admin/tasks',
    ' /admin/tasks',
    '/administrator',
    '//[',
  ])('rejects %j as a destination', (next) => {
    expect(destinationAfterSignIn('team_leader', next)).toBe('/admin/dashboard');
    expect(destinationAfterSignIn('team_member', next)).toBe('/team/dashboard');
  });

  it('never redirects a member into the admin area', () => {
    expect(destinationAfterSignIn('team_member', '/admin/tasks')).toBe('/team/dashboard');
    expect(destinationAfterSignIn('team_member', '/team/../admin/tasks')).toBe('/team/dashboard');
    expect(destinationAfterSignIn('team_member', '/team/tasks')).toBe('/team/tasks');
  });

  it('never redirects to another site', () => {
    const fragment = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '/',
        '\\',
        '//',
        '..',
        '%2e%2e',
        '%2f',
        '\t',
        '\r\n',
        '@',
        ':',
        'admin',
        'team',
        '?',
        '#',
        'evil.example',
      ),
    );
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 8 }), (parts) => {
        const next = `/${parts.join('')}`;
        const destination = destinationAfterSignIn('team_leader', next);
        const url = new URL(destination, 'https://techlink.example');
        expect(url.origin).toBe('https://techlink.example');
        expect(areaOf(url.pathname)).not.toBeNull();
      }),
    );
  });
});
