// @module-tag attacks

import { hash } from 'bcryptjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import {
  accounts,
  addAccount,
  anonymous,
  type Client,
  letIdle,
  service,
  sessionId,
  signIn,
  signInOnly,
} from './people.ts';

// Manual attacks on the Auth API with a token, a refresh token or only the publishable key.

const OLD = 'demo-Passw0rd!';
const NEW = 'an entirely new one';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

type Answer = { status: number; body: Record<string, unknown> };

async function ask(
  path: string,
  body: object,
  {
    token,
    key = stack.publishableKey,
    headers = {},
    method = 'POST',
  }: { token?: string; key?: string; headers?: Record<string, string>; method?: string } = {},
): Promise<Answer> {
  const response = await fetch(`${stack.url}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: key,
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : {} };
}

async function tokensOf(client: Client) {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('The client has no session');
  return data.session;
}

const refresh = (refresh_token: string) => ask('token?grant_type=refresh_token', { refresh_token });

const signsIn = async (email: string, password: string) =>
  (await ask('token?grant_type=password', { email, password })).status === 200;

async function isLive(client: Client): Promise<boolean> {
  const { data } = await client.rpc('my_access');
  return data?.[0]?.idle === false;
}

/** Does the same as our server after checking the person. */
const setPassword = (id: string, password: string) =>
  service(stack).auth.admin.updateUserById(id, {
    password,
    app_metadata: { password_set_at: new Date().toISOString() },
  });

async function recoverySession(email: string): Promise<string> {
  await ask('recover', { email });
  const [{ recovery_token: token_hash } = {}] = await stack.sql(
    'select recovery_token from auth.users where email = $1',
    [email],
  );
  const { status, body } = await ask('verify', {
    type: 'recovery',
    token_hash: String(token_hash),
  });
  expect(status).toBe(200);
  return String(body.access_token);
}

describe('a password', () => {
  it('cannot be changed at the Auth API with the refresh token of a session idle for 45 minutes', {
    tags: ['session-end'],
  }, async () => {
    const { email } = await addAccount(stack, 'leader', 'team_leader');
    const client = await signIn(stack, email);
    const { access_token, refresh_token } = await tokensOf(client);
    await letIdle(stack, client, 45);
    expect(
      (await ask('user', { password: NEW }, { token: access_token, method: 'PUT' })).status,
    ).toBe(500);
    const refreshed = await refresh(refresh_token);
    expect(refreshed.status).toBe(400);
    expect(await signsIn(email, NEW)).toBe(false);
    expect(await signsIn(email, OLD)).toBe(true);
  });

  it.each([
    ['a live session, which skips the current password', signIn],
    ['a session that never began', signInOnly],
  ])('cannot be changed there with %s', async (_, enter) => {
    const { email } = await addAccount(stack, 'leader', 'team_leader');
    const { access_token: token } = await tokensOf(await enter(stack, email));
    const { status } = await ask('user', { password: NEW }, { token, method: 'PUT' });
    expect(status).toBe(500);
    expect(await signsIn(email, NEW)).toBe(false);
    expect(await signsIn(email, OLD)).toBe(true);
  });

  it('cannot be changed there with the token of a recovery email', async () => {
    const { email } = await addAccount(stack, 'member', 'team_member');
    const token = await recoverySession(email);
    expect((await ask('user', { password: NEW }, { token, method: 'PUT' })).status).toBe(500);
    expect(await signsIn(email, OLD)).toBe(true);
  });

  it('cannot be changed by a request that imitates our server', async () => {
    const { id, email } = await addAccount(stack, 'member', 'team_member');
    const { access_token: token } = await tokensOf(await signIn(stack, email));
    const app_metadata = { password_set_at: new Date().toISOString() };
    const data = { password: NEW, data: app_metadata, app_metadata };
    expect((await ask('user', data, { token, method: 'PUT' })).status).toBe(500);
    const unsigned = await service(stack).auth.admin.updateUserById(id, { password: NEW });
    expect(unsigned.error).not.toBeNull();
    expect(await signsIn(email, NEW)).toBe(false);
  });

  it('changed by our server ends every session and revokes every refresh token', async () => {
    const { id, email } = await addAccount(stack, 'member', 'team_member');
    const [phone, laptop] = [await signIn(stack, email), await signIn(stack, email)];
    const { refresh_token } = await tokensOf(phone);
    expect((await setPassword(id, NEW)).error).toBeNull();
    expect(await signsIn(email, OLD)).toBe(false);
    expect(await isLive(phone)).toBe(false);
    expect(await isLive(laptop)).toBe(false);
    expect((await refresh(refresh_token)).status).toBe(400);
    const [left] = await stack.sql(
      `select count(*)::integer as live from public.staff_sessions where user_id = $1::uuid and ended_at is null`,
      [id],
    );
    expect(left).toEqual({ live: 0 });
    expect(await signsIn(email, NEW)).toBe(true);
  });
});

it('an email address cannot be changed or requested to be changed', async () => {
  const { id, email } = await addAccount(stack, 'leader', 'team_leader');
  const { access_token: token } = await tokensOf(await signIn(stack, email));
  const { status } = await ask('user', { email: 'mine@evil.example' }, { token, method: 'PUT' });
  expect(status).toBe(500);
  expect(
    await stack.sql('select email, email_change from auth.users where id = $1::uuid', [id]),
  ).toEqual([{ email, email_change: null }]);
});

describe('a refresh token', { tags: ['session-end'] }, () => {
  it('works while the staff session is active, whatever happened to others', async () => {
    const client = await signIn(stack, accounts.member.email);
    const idle = await signIn(stack, accounts.member.email);
    await letIdle(stack, idle, 31);
    expect((await refresh((await tokensOf(idle)).refresh_token)).status).toBe(400);
    expect((await refresh((await tokensOf(client)).refresh_token)).status).toBe(200);
  });

  it('ends 12 hours after the sign-in, whatever the activity', async () => {
    const client = await signIn(stack, accounts.member.email);
    await stack.sql(
      "update public.staff_sessions set started_at = now() - interval '12 hours' where session_id = $1::uuid",
      [await sessionId(client)],
    );
    expect((await client.rpc('touch_session')).data).toBe(false);
    expect((await client.rpc('my_access')).data).toMatchObject([{ idle: true, over: true }]);
    expect((await refresh((await tokensOf(client)).refresh_token)).status).toBe(400);
  });
});

describe('without an invitation', () => {
  const stranger = () => `${crypto.randomUUID()}@x.example`;

  it.each(['signup', 'otp', 'magiclink', 'recover', 'resend'])(
    '%s reveals and creates no account',
    async (path) => {
      const unknown = stranger();
      const extra = { password: NEW, type: 'signup', create_user: true };
      const [known, other] = [
        await ask(path, { ...extra, email: accounts.member2.email }),
        await ask(path, { ...extra, email: unknown }),
      ];
      expect(known).toEqual(other);
      expect(
        await ask(path, { ...extra, create_user: false, email: accounts.member2.email }),
      ).toEqual(await ask(path, { ...extra, create_user: false, email: unknown }));
      expect(await stack.sql('select id from auth.users where email = $1', [unknown])).toEqual([]);
    },
  );

  it('no one can sign up', async () => {
    expect(await ask('signup', { email: stranger(), password: NEW })).toEqual({
      status: 422,
      body: expect.objectContaining({ error_code: 'signup_disabled' }),
    });
  });

  it.each(['admin/users', `admin/users/${accounts.member.id}`])(
    '%s requires the secret key',
    async (path) => {
      const { access_token: token } = await tokensOf(await signIn(stack, accounts.leader.email));
      const method = path === 'admin/users' ? 'POST' : 'PUT';
      const email = stranger();
      const account = { email, password: NEW, email_confirm: true };
      for (const how of [{}, { token }, { token: stack.secretKey }, { key: 'sb_secret_wrong' }]) {
        expect((await ask(path, account, { ...how, method })).status).toBeOneOf([401, 403]);
      }
      expect(await stack.sql('select id from auth.users where email = $1', [email])).toEqual([]);
    },
  );
});

describe('the service', () => {
  it('creates an account that can sign in immediately', async () => {
    const email = `Nell-${crypto.randomUUID()}@x.example`;
    const { data, error } = await service(stack).auth.admin.createUser({
      email,
      password: NEW,
      email_confirm: true,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: email.toLowerCase(),
      app_metadata: { provider: 'email' },
    });
    expect(await signsIn(email, NEW)).toBe(true);
  });

  it.each([
    ['email_exists', { email: accounts.member.email, password: NEW }],
    ['weak_password', { email: 'weak@x.example', password: 'short' }],
    ['validation_failed', { email: 'nobody', password: NEW }],
  ])('gets the error %s', async (code, account) => {
    const { error } = await service(stack).auth.admin.createUser({
      ...account,
      email_confirm: true,
    });
    expect(error?.code).toBe(code);
  });
});

describe('guessing', { tags: ['sign-in'], timeout: 60_000 }, () => {
  /** An account with a cheap password hash, because there are many checks here. */
  async function quickAccount(): Promise<string> {
    const { id, email } = await addAccount(stack, 'quick', 'team_leader');
    await stack.sql(
      `update auth.users set encrypted_password = $1, raw_app_meta_data = '{"password_set_at": "now"}' where id = $2::uuid`,
      [await hash(OLD, 4), id],
    );
    return email;
  }
  const at = (address: string) => ({
    key: stack.secretKey,
    headers: { 'sb-forwarded-for': address },
  });

  it('has a limit that does not affect other people', async () => {
    const own = await startTestStack();
    const before = stack;
    stack = own;
    try {
      const email = await quickAccount();
      const guess = (how = {}) =>
        ask('token?grant_type=password', { email, password: 'wrong' }, how);
      const answers: Answer[] = [];
      for (let attempt = 0; attempt < 60; attempt++) answers.push(await guess());
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(30);
      expect(answers.at(-1)).toEqual({
        status: 429,
        body: expect.objectContaining({ code: 429, error_code: 'over_request_rate_limit' }),
      });
      // Without the secret key, a header that anyone can send has no effect.
      expect((await guess({ headers: { 'sb-forwarded-for': '192.0.2.9' } })).status).toBe(429);
      expect((await guess(at('192.0.2.9'))).status).toBe(400);
      const right = { email, password: OLD };
      expect((await anonymous(stack).auth.signInWithPassword(right)).error?.status).toBe(429);
      expect((await ask('token?grant_type=password', right, at('192.0.2.9'))).status).toBe(200);
    } finally {
      stack = before;
      await own.stop();
    }
  });

  it('does not count successful sign-ins', async () => {
    const email = await quickAccount();
    for (let attempt = 0; attempt < 31; attempt++) {
      const { status } = await ask(
        'token?grant_type=password',
        { email, password: OLD },
        at('192.0.2.10'),
      );
      expect(status).toBe(200);
    }
  });

  it.each(['recover', 'verify', 'otp', 'signup'])('limits %s too', async (path) => {
    const statuses: number[] = [];
    const address = `192.0.2.1-${path}`;
    for (let attempt = 0; attempt < 31; attempt++) {
      const body = { email: 'nobody@x.example', type: 'recovery', token_hash: 'x', password: NEW };
      statuses.push((await ask(path, body, at(address))).status);
    }
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });
});
