// @module-tag session-end

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import {
  accounts,
  type Client,
  letIdle,
  service,
  sessionId,
  signIn,
  signInOnly,
} from './people.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

async function isIdle(client: Client): Promise<boolean> {
  const { data } = await client.rpc('my_access');
  return data[0].idle;
}

async function visibleTasks(client: Client): Promise<number> {
  const { data } = await client.from('tasks').select('id');
  return data?.length ?? 0;
}

describe('a session', () => {
  it('gives access only once it is started', async () => {
    const client = await signInOnly(stack, accounts.leader.email);
    expect(await isIdle(client)).toBe(true);
    expect(await visibleTasks(client)).toBe(0);
    await client.rpc('start_session');
    expect(await isIdle(client)).toBe(false);
    expect(await visibleTasks(client)).toBeGreaterThan(0);
  });

  it('is active at 29 idle minutes and ends at 30', async () => {
    const client = await signIn(stack, accounts.leader.email);
    await letIdle(stack, client, 29);
    expect(await isIdle(client)).toBe(false);
    await letIdle(stack, client, 30);
    expect(await isIdle(client)).toBe(true);
    expect(await visibleTasks(client)).toBe(0);
  });

  it('ends 12 hours after the sign-in, whatever the activity', async () => {
    const client = await signIn(stack, accounts.leader.email);
    const id = await sessionId(client);
    const signedIn = (ago: string) =>
      stack.sql(
        'update public.staff_sessions set started_at = now() - $1::interval where session_id = $2::uuid',
        [ago, id],
      );
    await signedIn('11 hours 59 minutes');
    expect((await client.rpc('touch_session')).data).toBe(true);
    await signedIn('12 hours');
    expect((await client.rpc('touch_session')).data).toBe(false);
    expect((await client.rpc('my_access')).data).toMatchObject([{ idle: true, over: true }]);
    expect(await visibleTasks(client)).toBe(0);
  });

  it('counts from the sign-in, not from its start', async () => {
    const client = await signInOnly(stack, accounts.member.email);
    await stack.sql(
      "update auth.sessions set created_at = now() - interval '12 hours' where id = $1::uuid",
      [await sessionId(client)],
    );
    await client.rpc('start_session');
    expect(await visibleTasks(client)).toBe(0);
  });

  it('loses its refresh token when it ends, but can still return the reason', async () => {
    const client = await signIn(stack, accounts.member.email);
    const other = await signIn(stack, accounts.member.email);
    await letIdle(stack, client, 31);
    expect((await service(stack).rpc('remove_lapsed_sessions')).error).toBeNull();
    const known = async (session: Client) => {
      const id = await sessionId(session);
      return (await stack.sql('select from auth.sessions where id = $1::uuid', [id])).length;
    };
    expect([await known(client), await known(other)]).toEqual([0, 1]);
    expect((await client.rpc('my_access')).data).toMatchObject([{ idle: true, over: false }]);
  });

  it('is extended by activity', async () => {
    const client = await signIn(stack, accounts.member.email);
    await letIdle(stack, client, 29);
    expect((await client.rpc('touch_session')).data).toBe(true);
    const [row] = await stack.sql(
      `select last_active_at > now() - interval '1 minute' as fresh from public.staff_sessions where session_id = $1::uuid`,
      [await sessionId(client)],
    );
    expect(row).toEqual({ fresh: true });
  });

  it('cannot be revived by touching, starting or refreshing the token', async () => {
    const client = await signIn(stack, accounts.member.email);
    await letIdle(stack, client, 31);
    expect((await client.rpc('touch_session')).data).toBe(false);
    await client.rpc('start_session');
    expect(await isIdle(client)).toBe(true);
    await client.auth.refreshSession();
    await client.rpc('start_session');
    expect(await isIdle(client)).toBe(true);
    expect(await visibleTasks(client)).toBe(0);
  });

  it('ends on request and stays ended', async () => {
    const client = await signIn(stack, accounts.member.email);
    await client.rpc('end_session');
    expect(await isIdle(client)).toBe(true);
    await client.rpc('start_session');
    expect((await client.rpc('touch_session')).data).toBe(false);
  });

  it('ends alone, or with all others of the same person', async () => {
    const [phone, laptop, other] = await Promise.all([
      signIn(stack, accounts.member.email),
      signIn(stack, accounts.member.email),
      signIn(stack, accounts.member2.email),
    ]);
    await phone.rpc('end_session');
    expect(await isIdle(laptop)).toBe(false);
    await laptop.rpc('end_all_sessions');
    expect(await isIdle(laptop)).toBe(true);
    expect(await isIdle(other)).toBe(false);
  });

  it('can end other sessions of the same person, and no one else’s', async () => {
    const [phone, laptop, other] = await Promise.all([
      signIn(stack, accounts.member.email),
      signIn(stack, accounts.member.email),
      signIn(stack, accounts.member2.email),
    ]);
    const end = async (session: Client) =>
      (await phone.rpc('end_session', { session: await sessionId(session) })).data;
    expect(await end(laptop)).toBe(true);
    expect(await end(laptop)).toBe(false);
    expect(await end(other)).toBe(false);
    expect(await Promise.all([phone, laptop, other].map(isIdle))).toEqual([false, true, false]);
  });

  it('stores the browser that started it', async () => {
    const client = await signInOnly(stack, accounts.member.email);
    await client.rpc('start_session', { user_agent: `Firefox ${'x'.repeat(500)}` });
    const { data } = await client
      .from('staff_sessions')
      .select('user_agent')
      .eq('session_id', await sessionId(client))
      .single();
    expect(data?.user_agent).toMatch(/^Firefox x{392}$/);
  });

  it('cannot be written directly', async () => {
    const client = await signIn(stack, accounts.leader.email);
    await letIdle(stack, client, 31);
    const revived = await client
      .from('staff_sessions')
      .update({ last_active_at: new Date().toISOString() })
      .eq('session_id', await sessionId(client));
    expect(revived.error?.code).toBe('42501');
    const forged = await client
      .from('staff_sessions')
      .insert({ session_id: crypto.randomUUID(), user_id: accounts.leader.id });
    expect(forged.error?.code).toBe('42501');
    expect(await isIdle(client)).toBe(true);
  });
});

describe('my_access', () => {
  it('returns name and role even if the profile is not readable', async () => {
    const guest = await signIn(stack, accounts.guest.email);
    expect((await guest.rpc('my_access')).data).toEqual([
      {
        ...accounts.guest,
        name: 'Ellis Grant',
        time_zone: 'America/New_York',
        profile_type: 'guest',
        disabled: false,
        idle: false,
        over: false,
        second_factor: 'passed',
        content_rights: {},
      },
    ]);
  });
});
