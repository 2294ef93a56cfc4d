// @module-tag guards

import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionClient } from '@/lib/core/supabase/session';
import { addAccount } from '@/supabase/tests/people';
import { redirectOf } from '@/supabase/tests/site/answers';
import { as, stack } from '@/supabase/tests/site/as';
import { currentRequest } from '@/supabase/tests/site/request';
import { ACCESS_HEADER, signAccess } from './checked-access';
import { accessTokenOf } from './data';
import { gate } from './gate';
import { checkAccess, requireLeader, requireStaff } from './guard';

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    asked.push(new URL(input instanceof Request ? input.url : input).pathname);
    return send(input, init);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Sends the current request through the middleware's gate, as Next does before rendering. */
async function throughGate({ method = 'GET', header = '' } = {}) {
  const { cookies, headers } = currentRequest();
  const response = await gate(
    new NextRequest('http://localhost:3000/admin/tasks', {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        [ACCESS_HEADER]: header,
      },
    }),
  );
  const passedOn = response.headers.get(`x-middleware-request-${ACCESS_HEADER}`);
  headers.delete(ACCESS_HEADER);
  if (passedOn) headers.set(ACCESS_HEADER, passedOn);
  asked = [];
  return response;
}

const ASKED = ['/rest/v1/rpc/my_access'];

describe('the guard of a page', () => {
  it('uses the access read by the middleware', async () => {
    await as('leader', async () => {
      await throughGate();
      expect(await requireLeader()).toMatchObject({ role: 'team_leader' });
      expect(await checkAccess('team')).toMatchObject({ role: 'team_leader' });
      expect(asked).toEqual([]);
    });
  });

  it('queries the database if the middleware has not run', async () => {
    await as('member', async () => {
      asked = [];
      expect(await requireStaff()).toMatchObject({ role: 'team_member' });
      expect(asked).toEqual(ASKED);
    });
  });

  it('queries the database again after an action', async () => {
    await as('leader', async () => {
      await throughGate({ method: 'POST' });
      expect(await checkAccess('admin')).toMatchObject({ role: 'team_leader' });
      expect(asked).toEqual([]);
      await requireLeader();
      expect(asked).toEqual(ASKED);
    });
  });

  it('queries the database if the header is forged, old or from another session', async () => {
    const access = {
      kind: 'profile' as const,
      person: { id: 'x', name: 'X', email: 'x@example.com', timeZone: 'UTC' },
      profileType: 'team_leader',
      disabled: false,
      idle: false,
      over: false,
      secondFactor: 'passed' as const,
    };
    const checked = { access, isAction: false };
    const [value] = signAccess('', checked).split('.');
    await as('member', async () => {
      const token = await accessTokenOf(await sessionClient());
      const { headers } = currentRequest();
      const signed = signAccess(token, checked);
      headers.set(ACCESS_HEADER, signed);
      expect(await requireLeader()).toMatchObject({ id: 'x' });
      expect(asked).toEqual([]);

      const old = Date.now() + 5001;
      for (const [header, now] of [
        [`${value}.c2lnbmVk`, Date.now()],
        [signAccess('of-somebody-else', checked), Date.now()],
        [signed, old],
      ] as const) {
        asked = [];
        headers.set(ACCESS_HEADER, header);
        vi.setSystemTime(now);
        expect(await redirectOf(requireLeader())).toContain('/team/dashboard');
        expect(asked).toEqual(ASKED);
      }
    });
  });

  it('denies access at the next request after it has ended', async () => {
    const { id, email } = await addAccount(stack, 'leaving', 'team_leader');
    await as({ email }, async () => {
      await throughGate();
      await requireLeader();
      const kept = currentRequest().headers.get(ACCESS_HEADER) ?? '';
      await stack.sql('update public.user_profiles set disabled_at = now() where id = $1::uuid', [
        id,
      ]);
      const next = await throughGate({ header: kept });
      expect(next.status).toBe(303);
      expect(currentRequest().headers.has(ACCESS_HEADER)).toBe(false);
      expect(await redirectOf(requireLeader())).toContain('accessDenied');
    });
  });
});
