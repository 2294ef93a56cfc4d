// @module-tag guards

import { NextRequest } from 'next/server';
import { parseAsString } from 'nuqs/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { csvExport, leaderRoute, ownPageRoute, staffRoute } from './routes';

const guard = vi.hoisted(() => ({ checkAccess: vi.fn() }));

vi.mock('@/lib/core/auth/guard', () => ({
  ...guard,
  isLeader: ({ role }: { role: string }) => role === 'team_leader',
}));
const origin = vi.hoisted(() => ({ isSameOrigin: vi.fn() }));
vi.mock('./origin', () => origin);
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));

const nobody = { allowed: false, to: '/member-login' };
const member = { id: 'm', role: 'team_member' };
const leader = { id: 'l', role: 'team_leader' };

const request = new NextRequest('http://localhost/api/export/clients?q=ada');
const context = { params: Promise.resolve({ id: '7' }) };
const handle = vi.fn();

beforeEach(() => {
  handle.mockReset().mockImplementation(async () => Response.json('read'));
});

it.each([
  ['staffRoute', 'nobody', staffRoute, nobody, 401],
  ['staffRoute', 'a member', staffRoute, member, 200],
  ['staffRoute', 'a leader', staffRoute, leader, 200],
  ['leaderRoute', 'nobody', leaderRoute, nobody, 401],
  ['leaderRoute', 'a member', leaderRoute, member, 401],
  ['leaderRoute', 'a leader', leaderRoute, leader, 200],
] as const)(
  '%s answers %s with the right status and without caching',
  async (_, __, route, person, status) => {
    guard.checkAccess.mockResolvedValue(person);
    const response = await route(handle)(request, context);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    if (status === 401) expect(handle).not.toHaveBeenCalled();
    else expect(handle).toHaveBeenCalledExactlyOnceWith(person, request, { id: '7' });
  },
);

it('answers 503 if the access of the caller cannot be read', async () => {
  guard.checkAccess.mockResolvedValue({ ...nobody, notice: 'authenticationError' });
  expect((await staffRoute(handle)(request, context)).status).toBe(503);
  expect(handle).not.toHaveBeenCalled();
});

it.each([
  ['a page of ours', true, 200],
  ['another site', false, 403],
])('checks the origin of %s in a route for our own pages', async (_, isOurs, status) => {
  origin.isSameOrigin.mockResolvedValue(isOurs);
  const response = await ownPageRoute(handle)();
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(handle).toHaveBeenCalledTimes(isOurs ? 1 : 0);
});

it('answers 503 if a route for our own pages fails', async () => {
  origin.isSameOrigin.mockResolvedValue(true);
  handle.mockRejectedValue(new Error('no answer'));
  expect((await ownPageRoute(handle)()).status).toBe(503);
});

it('answers 503 if the read fails', async () => {
  guard.checkAccess.mockResolvedValue(member);
  handle.mockRejectedValue(new Error('no answer'));
  const response = await staffRoute(handle)(request, context);
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

it('exports the filtered records to leaders', async () => {
  const list = vi.fn(async () => ({ rows: [{ name: 'Ada' }], next: null }));
  const GET = csvExport({
    name: 'clients',
    filters: { q: parseAsString },
    list,
    columns: [['Name', ({ name }) => name]],
  });
  guard.checkAccess.mockResolvedValue(member);
  expect((await GET(request, context)).status).toBe(401);
  expect(list).not.toHaveBeenCalled();

  guard.checkAccess.mockResolvedValue(leader);
  expect(await (await GET(request, context)).text()).toBe('Name\nAda\n');
  expect(list).toHaveBeenCalledExactlyOnceWith(leader, { q: 'ada' }, null);
});
