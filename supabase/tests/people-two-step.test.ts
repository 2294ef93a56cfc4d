// @module-tag second-factor

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import {
  accounts,
  addAccount,
  type Client,
  service,
  sessionId,
  signIn,
  signInOnly,
} from './people.ts';
import { place } from './samples.ts';

let stack: TestStack;
let leader: { id: string; email: string };
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  leader = await addAccount(stack, 'robin', 'team_leader');
});

const hashes = (...codes: string[]) => codes.map((code) => code.padEnd(40, '.'));

/** Calls a server-only function for the client's session. */
async function server(client: Client, name: string, input: object = {}): Promise<unknown> {
  const session = await sessionId(client);
  const { data, error } = await service(stack).rpc(name, { session, ...input });
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

async function setUp(client: Client): Promise<void> {
  expect(await server(client, 'start_second_factor', { secret: 'sealed' })).toBe(true);
  const code_hashes = hashes('one', 'two');
  const confirmed = { secret: 'sealed', step: 100, code_hashes };
  expect(await server(client, 'confirm_second_factor', confirmed)).toBe(true);
}

const lacks = async (client: Client) => (await client.rpc('my_access')).data[0].second_factor;
const clientsSeen = async (client: Client) =>
  (await client.from('clients').select('id').limit(1)).data?.length;
const pass = (client: Client, step: number, needs_two = false) =>
  server(client, 'pass_second_factor', { step, needs_two });

async function events(person: string): Promise<string[]> {
  const rows = await stack.sql(
    `select action from public.audit_log
     where record_id = $1 and action not in ('insert', 'update', 'sign_in', 'session_ended') order by id`,
    [person],
  );
  return rows.map(({ action }) => String(action));
}

describe('a session of someone with a second factor', () => {
  it('has no access at the Data API before the code, and full access after it', async () => {
    await setUp(await signIn(stack, leader.email));
    const client = await signIn(stack, leader.email);
    expect([await lacks(client), await clientsSeen(client)]).toEqual(['code', 0]);
    const own = await client.from('user_profiles').select('id').eq('id', leader.id);
    expect(own.data).toEqual([]);
    expect((await client.rpc('touch_session')).data).toBe(false);

    expect(await pass(client, 101)).toBe('passed');
    expect([await lacks(client), await clientsSeen(client)]).toEqual(['passed', 1]);
    expect((await client.rpc('touch_session')).data).toBe(true);
  });

  it('is not verified by starting it again or refreshing its token', async () => {
    await setUp(await signIn(stack, leader.email));
    const client = await signIn(stack, leader.email);
    await client.rpc('start_session');
    await client.auth.refreshSession();
    expect([await lacks(client), await clientsSeen(client)]).toEqual(['code', 0]);
  });

  it('accepts each code once across sessions, and no earlier code', async () => {
    await setUp(await signIn(stack, leader.email));
    const [first, second] = [await signIn(stack, leader.email), await signIn(stack, leader.email)];
    expect(await pass(first, 100)).toBe('refused');
    expect(await pass(first, 101)).toBe('passed');
    expect(await pass(second, 101)).toBe('refused');
    expect(await pass(second, 99)).toBe('refused');
    expect(await lacks(second)).toBe('code');
  });

  it('accepts one code once even if it is sent twenty times concurrently', async () => {
    await setUp(await signIn(stack, leader.email));
    const client = await signIn(stack, leader.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => pass(client, 101)));
    expect(answers.filter((answer) => answer === 'passed')).toHaveLength(1);
  });

  it('needs two different codes after failed guesses', async () => {
    await setUp(await signIn(stack, leader.email));
    const client = await signIn(stack, leader.email);
    expect(await pass(client, 101, true)).toBe('one_more');
    expect([await lacks(client), await clientsSeen(client)]).toEqual(['code', 0]);
    expect(await pass(client, 101, true)).toBe('refused');
    expect(await pass(client, 102, true)).toBe('passed');
  });

  it('accepts a recovery code once', async () => {
    await setUp(await signIn(stack, leader.email));
    const [first, second] = [await signIn(stack, leader.email), await signIn(stack, leader.email)];
    const use = (client: Client, code: string) =>
      server(client, 'use_recovery_code', { code_hash: hashes(code)[0] });
    expect(await use(first, 'three')).toBe(false);
    expect(await use(first, 'one')).toBe(true);
    expect(await use(second, 'one')).toBe(false);
    expect([await lacks(first), await lacks(second)]).toEqual(['passed', 'code']);
    expect(await events(leader.id)).toEqual(['factor_set', 'recovery_code_used']);
  });

  it('accepts no code after it has ended', async () => {
    await setUp(await signIn(stack, leader.email));
    const client = await signIn(stack, leader.email);
    await client.rpc('end_session');
    expect(await pass(client, 101)).toBe('refused');
    expect(await server(client, 'use_recovery_code', { code_hash: hashes('one')[0] })).toBe(false);
  });
});

describe('changing the second factor', () => {
  const age = async (client: Client) =>
    stack.sql(
      "update public.staff_sessions set password_at = now() - interval '10 minutes' where session_id = $1::uuid",
      [await sessionId(client)],
    );

  it('ends every other session and keeps the current one', async () => {
    const [own, other] = [await signIn(stack, leader.email), await signIn(stack, leader.email)];
    await setUp(own);
    expect([await clientsSeen(own), await clientsSeen(other)]).toEqual([1, 0]);
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    const log = await stack.sql(
      "select count(*)::int from public.audit_log where record_id = $1 and action = 'session_ended'",
      [leader.id],
    );
    expect(log).toEqual([{ count: 1 }]);
  });

  it.each([
    ['start_second_factor', { secret: 'sealed' }],
    ['confirm_second_factor', { secret: 'sealed', step: 1, code_hashes: [] }],
    ['renew_recovery_codes', { code_hashes: [] }],
    ['remove_second_factor', {}],
  ])('requires the password within ten minutes: %s', async (name, input) => {
    const client = await signIn(stack, leader.email);
    if (name === 'confirm_second_factor')
      await server(client, 'start_second_factor', { secret: 'sealed' });
    else if (name !== 'start_second_factor') await setUp(client);
    await age(client);
    expect(await server(client, name, input)).toBe(false);
    await stack.sql(
      'update public.staff_sessions set password_at = now() where user_id = $1::uuid',
      [leader.id],
    );
    expect(await server(client, name, input)).toBe(true);
  });

  it.each([
    ['start_second_factor', { secret: 'theirs' }],
    ['renew_recovery_codes', { code_hashes: [] }],
    ['remove_second_factor', {}],
  ])('is rejected for a session without a code: %s', async (name, input) => {
    await setUp(await signIn(stack, leader.email));
    expect(await server(await signIn(stack, leader.email), name, input)).toBe(false);
  });

  it('confirms only the most recent secret', async () => {
    const client = await signIn(stack, leader.email);
    await server(client, 'start_second_factor', { secret: 'first' });
    await server(client, 'start_second_factor', { secret: 'second' });
    const confirm = (secret: string) =>
      server(client, 'confirm_second_factor', { secret, step: 1, code_hashes: [] });
    expect(await confirm('first')).toBe(false);
    expect(await lacks(client)).toBe('passed');
    expect(await confirm('second')).toBe(true);
    expect(await server(client, 'start_second_factor', { secret: 'third' })).toBe(false);
  });

  it('replaces all recovery codes', async () => {
    const client = await signIn(stack, leader.email);
    await setUp(client);
    await server(client, 'renew_recovery_codes', { code_hashes: hashes('new') });
    const later = await signIn(stack, leader.email);
    const use = (code: string) =>
      server(later, 'use_recovery_code', { code_hash: hashes(code)[0] });
    expect([await use('one'), await use('new')]).toEqual([false, true]);
  });
});

describe('a leader', () => {
  it('resets a colleague’s factor: sessions end, with a log entry and an email', async () => {
    const colleague = await signIn(stack, leader.email);
    await setUp(colleague);
    const boss = await signIn(stack, accounts.leader.email);
    expect((await boss.rpc('reset_second_factor', { person: leader.id })).data).toBe(true);
    expect((await boss.rpc('reset_second_factor', { person: leader.id })).data).toBe(false);
    expect((await colleague.rpc('my_access')).data).toMatchObject([{ idle: true, over: true }]);
    expect(await lacks(await signIn(stack, leader.email))).toBe('passed');
    const [entry] = await stack.sql(
      "select actor_id from public.audit_log where record_id = $1 and action = 'factor_reset'",
      [leader.id],
    );
    expect(entry).toEqual({ actor_id: accounts.leader.id });
    const mails = await stack.sql(
      "select recipient from public.outbox where topic = 'account.factor_reset' and record_id = $1::uuid",
      [leader.id],
    );
    expect(mails).toEqual([{ recipient: leader.email }]);
  });

  it('cannot reset their own factor, and members cannot reset any', async () => {
    const client = await signIn(stack, leader.email);
    await setUp(client);
    const own = await client.rpc('reset_second_factor', { person: leader.id });
    expect(own.error?.code).toBe('42501');
    const member = await signIn(stack, accounts.member.email);
    const asked = await member.rpc('reset_second_factor', { person: leader.id });
    expect(asked.error?.code).toBe('42501');
    expect(await clientsSeen(client)).toBe(1);
  });

  it('who must have a factor has no access until it is set up; members may do without', async () => {
    const mine = await signIn(stack, leader.email);
    const member = await signIn(stack, accounts.member.email);
    const set = (on: boolean) =>
      stack.sql(`update public.security_settings set leaders_need_second_factor = ${on}`);
    await set(true);
    try {
      expect([await lacks(mine), await clientsSeen(mine)]).toEqual(['set_up', 0]);
      expect(await lacks(member)).toBe('passed');
      await setUp(mine);
      expect([await lacks(mine), await clientsSeen(mine)]).toEqual(['passed', 1]);
      await server(mine, 'remove_second_factor');
      expect([await lacks(mine), await clientsSeen(mine)]).toEqual(['set_up', 0]);
    } finally {
      await set(false);
    }
  });
});

it('on a new site leaders need a second factor', async () => {
  const empty = await startTestStack({ seed: false });
  try {
    expect(
      await empty.sql('select leaders_need_second_factor from public.security_settings'),
    ).toEqual([{ leaders_need_second_factor: true }]);
  } finally {
    await empty.stop();
  }
});

describe('only the server', () => {
  it('can set the IP of a session', async () => {
    const client = await signInOnly(stack, leader.email);
    const session = await sessionId(client);
    const input = { ip: '192.0.2.9', device_hash: 'x'.repeat(40) };
    await client.rpc('start_session', { ...input, user_agent: 'own' });
    const stored =
      'select ip, device_hash, user_agent from public.staff_sessions where session_id = $1::uuid';
    expect(await stack.sql(stored, [session])).toEqual([
      { ip: null, device_hash: null, user_agent: 'own' },
    ]);

    const other = await signInOnly(stack, leader.email);
    const named = await sessionId(other);
    await service(stack).rpc('start_session', { session: named, ...input, user_agent: 'site' });
    expect(await stack.sql(stored, [named])).toEqual([{ ...input, user_agent: 'site' }]);
    expect(await clientsSeen(other)).toBe(1);
  });

  it('starts no session in the name of another person', async () => {
    const victim = await signInOnly(stack, accounts.member.email);
    const client = await signInOnly(stack, leader.email);
    await client.rpc('start_session', { session: await sessionId(victim) });
    expect((await victim.rpc('my_access')).data).toMatchObject([{ idle: true }]);
  });
});

describe('a sign-in from a new device', () => {
  const mails = async () =>
    (
      await stack.sql(
        "select payload ->> 'ip' as ip from public.outbox where topic = 'account.new_device' and record_id = $1::uuid order by created_at",
        [leader.id],
      )
    ).map(({ ip }) => ip);

  it('sends an email, except for the very first device', async () => {
    const from = async (device: string, ip: string) => {
      const client = await signInOnly(stack, leader.email);
      const session = await sessionId(client);
      await service(stack).rpc('start_session', { session, ip, device_hash: device });
    };
    await from('phone', '192.0.2.1');
    await from('phone', '192.0.2.2');
    expect(await mails()).toEqual([]);
    await from('laptop', '192.0.2.3');
    await from('phone', '192.0.2.4');
    expect(await mails()).toEqual(['192.0.2.3']);
  });
});

describe('the audit log', () => {
  it('contains sign-ins and failed ones with IP and device, failed ones of existing accounts only', async () => {
    const fail = (email: string) =>
      service(stack).rpc('record_failed_sign_in', {
        email,
        ip: '192.0.2.7',
        user_agent: 'Firefox',
      });
    const before = await stack.sql('select count(*) from public.audit_log');
    const unknown = await fail('nobody@techlink.example');
    expect(await stack.sql('select count(*) from public.audit_log')).toEqual(before);
    expect(await fail(leader.email.toUpperCase())).toEqual(unknown);
    await signIn(stack, leader.email);
    const log = await stack.sql(
      "select action, actor_id, ip, user_agent, after ->> 'reason' as reason from public.audit_log where record_id = $1 and action <> 'insert' order by id",
      [leader.id],
    );
    expect(log).toEqual([
      {
        action: 'sign_in_failed',
        actor_id: null,
        ip: '192.0.2.7',
        user_agent: 'Firefox',
        reason: 'Wrong password',
      },
      { action: 'sign_in', actor_id: leader.id, ip: null, user_agent: null, reason: null },
    ]);
  });

  it('names IP and device of the person who changes a role', async () => {
    const client = await signInOnly(stack, leader.email);
    const from = { ip: '192.0.2.8', user_agent: 'Chrome' };
    await service(stack).rpc('start_session', { session: await sessionId(client), ...from });
    const { id } = await addAccount(stack, 'eve', 'team_member');
    const change = { user_id: id, user_name: 'Eve', user_role: 'team_leader' };
    await client.rpc('update_user_info', change);
    const [entry] = await stack.sql(
      "select actor_id, ip, user_agent from public.audit_log where record_id = $1 and action = 'update'",
      [id],
    );
    expect(entry).toEqual({ actor_id: leader.id, ...from });
  });

  it('names who ended whose session', async () => {
    const { id, email } = await addAccount(stack, 'eve', 'team_member');
    const theirs = await signIn(stack, email);
    const boss = await signIn(stack, leader.email);
    expect((await theirs.rpc('end_session', { session: await sessionId(boss) })).data).toBe(false);
    expect((await boss.rpc('end_session', { session: await sessionId(theirs) })).data).toBe(true);
    expect((await theirs.rpc('touch_session')).data).toBe(false);
    const log = await stack.sql(
      "select actor_id from public.audit_log where record_id = $1 and action = 'session_ended'",
      [id],
    );
    expect(log).toEqual([{ actor_id: leader.id }]);
  });
});

it('device fingerprints cannot be read', async () => {
  const client = await signIn(stack, accounts.leader.email);
  await place(stack, 'staff_sessions', {
    session_id: crypto.randomUUID(),
    user_id: accounts.leader.id,
    device_hash: 'secret',
  });
  expect((await client.from('staff_sessions').select('device_hash')).error?.code).toBe('42501');
});
