import { describe, expect, it } from 'vitest';
import { checkAccess } from '@/lib/core/auth/guard';
import { addAccount } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { currentRequest } from '@/supabase/tests/site/request';
import { requestTo } from '@/supabase/tests/site/route';
import { DELETE, POST } from './route';
import { POST as askToken } from './token/route';

const token = () =>
  askToken(requestTo('/api/session/token', { method: 'POST' }), { params: Promise.resolve({}) });

const fromElsewhere = (ask: () => Promise<Response>) => () => {
  currentRequest().headers.set('origin', 'https://evil.example');
  return ask();
};

describe('the Realtime token', () => {
  it('belongs to the session, is only for our own pages, and is not cached', async () => {
    const answer = await as('member', token);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { token: value, expiresIn } = await answer.json();
    expect(expiresIn).toBeGreaterThan(60);
    expect(expiresIn).toBeLessThanOrEqual(3600);
    const read = await fetch(`${stack.url}/rest/v1/tasks?select=id&limit=1`, {
      headers: { apikey: stack.publishableKey, authorization: `Bearer ${value}` },
    });
    expect(await read.json()).toHaveLength(1);
  });

  it.each([
    ['a visitor', 'visitor', token, 401],
    ['a guest', 'guest', token, 401],
    ['a page of another site', 'member', fromElsewhere(token), 403],
  ] as const)('is not available to %s', async (_, who, ask, status) => {
    const answer = await as(who, ask);
    expect([answer.status, await answer.text()]).toEqual([status, '']);
  });

  it('is not available before the second step', async () => {
    const person = await addAccount(stack, 'robin', 'team_member');
    await stack.sql(
      "insert into public.second_factors (user_id, secret, confirmed_at) values ($1::uuid, 'x', now())",
      [person.id],
    );
    expect((await as(person, token)).status).toBe(401);
  });
});

describe('a session', () => {
  it('is kept alive and ended by its own page, including in the browser', async () => {
    const person = await addAccount(stack, 'robin', 'team_member');
    await as(person, async () => {
      expect(await (await POST()).json()).toBe(true);
      expect((await fromElsewhere(DELETE)()).status).toBe(403);
      expect('to' in (await checkAccess('team'))).toBe(false);
      currentRequest().headers.set('origin', 'http://localhost:3000');
      expect((await DELETE()).status).toBe(204);
      expect([...currentRequest().cookies.values()].filter(Boolean)).toEqual([]);
    });
    expect(await as(person, async () => (await POST()).json())).toBe(false);
  });
});
