import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { log } from '@/lib/core/log';
import { runInRequestContext } from '@/lib/core/request-context';
import { anyoneAction, leaderAction, staffAction } from './client';
import { ActionFailure } from './failure';

const origin = vi.hoisted(() => ({ isSameOrigin: vi.fn() }));
const ownEndpoints = vi.hoisted(() => ({ requestDelivery: vi.fn(), requestRefresh: vi.fn() }));

vi.mock('./origin', () => origin);
vi.mock('./own-endpoints', () => ownEndpoints);
const guard = vi.hoisted(() => ({ checkAccess: vi.fn(), checkLeader: vi.fn() }));
vi.mock('@/lib/core/auth/guard', () => guard);
vi.mock('next/server', () => ({
  after: (task: unknown) => (typeof task === 'function' ? task() : task),
}));

const change = { table: 'webinars', slug: 'a-webinar' } as const;

beforeEach(() => {
  log.level = 'fatal';
  origin.isSameOrigin.mockReset().mockResolvedValue(true);
  ownEndpoints.requestDelivery.mockReset();
  ownEndpoints.requestRefresh.mockReset();
});

it('delivers queued emails and re-renders changed pages after an action', async () => {
  const act = anyoneAction.action(async ({ ctx }) => {
    ctx.changed(change);
    return 'done';
  });
  expect((await act()).data).toBe('done');
  expect(ownEndpoints.requestRefresh).toHaveBeenCalledExactlyOnceWith(change);
  expect(ownEndpoints.requestDelivery).toHaveBeenCalledOnce();
});

it('delivers after every success, also without a change', async () => {
  await anyoneAction.action(async () => null)();
  expect(ownEndpoints.requestRefresh).not.toHaveBeenCalled();
  expect(ownEndpoints.requestDelivery).toHaveBeenCalledOnce();
});

it('does nothing after a refusal', async () => {
  const refused = await anyoneAction.action(async () => {
    throw new ActionFailure('tooManyAttempts');
  })();
  expect(refused.serverError?.notice).toBe('tooManyAttempts');
  expect(ownEndpoints.requestDelivery).not.toHaveBeenCalled();
});

it('delivers and re-renders after a refusal that changed something', async () => {
  await anyoneAction.action(async ({ ctx }) => {
    ctx.changed(change);
    throw new ActionFailure('bookingsNotReverted');
  })();
  expect(ownEndpoints.requestRefresh).toHaveBeenCalledOnce();
  expect(ownEndpoints.requestDelivery).toHaveBeenCalledOnce();
});

it('rejects a request from another site', { tags: ['origin'] }, async () => {
  origin.isSameOrigin.mockResolvedValue(false);
  const act = vi.fn();
  const answer = await anyoneAction.action(act)();
  expect(answer.serverError?.notice).toBe('requestRefused');
  expect(act).not.toHaveBeenCalled();
  expect(ownEndpoints.requestDelivery).not.toHaveBeenCalled();
});

it.each([
  ['staff', (act: () => Promise<void>) => staffAction.action(act)(), guard.checkAccess],
  ['leaders', (act: () => Promise<void>) => leaderAction.action(act)(), guard.checkLeader],
] as const)('an action of %s runs for them, and for no one else', async (_, run, check) => {
  const act = vi.fn(async () => {});
  check.mockResolvedValue({ id: 'p', role: 'team_leader' });
  await run(act);
  expect(act).toHaveBeenCalledOnce();
  for (const [notice, told] of [
    [undefined, 'authenticationError'],
    ['accessDeniedForRole', 'accessDeniedForRole'],
  ]) {
    check.mockResolvedValue({ allowed: false, to: '/member-login', notice });
    expect((await run(act)).serverError?.notice).toBe(told);
  }
  expect(act).toHaveBeenCalledOnce();
});

it('reports a value that the database cannot store', async () => {
  const refused = new Error('Not stored', { cause: { code: '22021', message: '' } });
  const { serverError } = await anyoneAction.action(async () => Promise.reject(refused))();
  expect(serverError?.notice).toBe('textNotStorable');
});

const id = '0123456789abcdef';

it('includes the reference of a logged failure with any notice', async () => {
  log.level = 'error';
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const bug = anyoneAction.action(async () => {
    throw new Error('a bug');
  });
  const handled = anyoneAction.action(async () => {
    log.error('the database refused');
    throw new ActionFailure('bookingFailed');
  });
  for (const act of [bug, handled]) {
    const { serverError } = await runInRequestContext(id, () => act());
    expect(serverError?.details.reference).toBe(id.slice(0, 10));
  }
  vi.restoreAllMocks();
});

it('includes no reference without a failure', async () => {
  const refuse = anyoneAction.action(async () => {
    throw new ActionFailure('bookingFailed');
  });
  const { serverError } = await runInRequestContext(id, () => refuse());
  expect(serverError?.details).toEqual({});
});

it('returns the input after an unexpected failure, but no password', async () => {
  const form = new FormData();
  form.append('email', 'ada@x.example');
  form.append('password', 'three unrelated words');
  const act = anyoneAction.inputSchema(z.instanceof(FormData)).action(async () => {
    throw new Error('The database is away');
  });
  const { serverError } = await act(form);
  expect(serverError?.notice).toBe('somethingWentWrong');
  expect(serverError?.details.values).toEqual({ email: 'ada@x.example' });
});
