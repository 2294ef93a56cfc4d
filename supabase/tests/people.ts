import { createHmac } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { TestStack } from '../local/test-stack.ts';

/** The accounts of the seed, with their fixed ids. */
export const accounts = {
  leader: { id: '00000000-0000-4000-8000-000000000001', email: 'leader@techlink.example' },
  member: { id: '00000000-0000-4000-8000-000000000002', email: 'member@techlink.example' },
  member2: { id: '00000000-0000-4000-8000-000000000003', email: 'member2@techlink.example' },
  guest: { id: '00000000-0000-4000-8000-000000000004', email: 'guest@techlink.example' },
  /** A member with all content rights. */
  editor: { id: '00000000-0000-4000-8000-000000000006', email: 'editor@techlink.example' },
} as const;

export type AccountName = keyof typeof accounts;
export type Client = SupabaseClient;

const password = 'demo-Passw0rd!';
/** Sends requests to the stack directly: a network connection in between only costs time. */
const directTo = ({ api }: TestStack) => ({
  fetch: (...request: ConstructorParameters<typeof Request>) => api(new Request(...request)),
});
const optionsOf = (stack: TestStack) => ({
  auth: { persistSession: false, autoRefreshToken: false },
  global: directTo(stack),
});

/** Returns a client without a session, like a visitor's browser. */
export function anonymous(stack: TestStack): Client {
  return createClient(stack.url, stack.publishableKey, optionsOf(stack));
}

/** Returns a client with the secret key. */
export function service(stack: TestStack): Client {
  return createClient(stack.url, stack.secretKey, optionsOf(stack));
}

/**
 * Auth uses the tables of a hosted project, which the embedded Auth does not know, and Auth does not know our sample
 * rows.
 */
const signsOwnTokens = /^(hosted|started)/.test(process.env.TEST_DATABASE ?? '');

/** Signs in with the password, without starting a staff session. */
export async function signInOnly(stack: TestStack, email: string): Promise<Client> {
  if (signsOwnTokens) return signInByToken(stack, email);
  const client = anonymous(stack);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw new Error(`${email} cannot sign in`, { cause: error });
  return client;
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Starts a session as Auth does, and returns a client with a token that we signed for it. */
async function signInByToken(stack: TestStack, email: string): Promise<Client> {
  const [session] = await stack.sql(
    `insert into auth.sessions (id, user_id, aal, created_at, updated_at)
     select gen_random_uuid(), u.id, 'aal1', now(), now() from auth.users u where u.email = $1
     returning id, user_id`,
    [email],
  );
  if (!session) throw new Error(`${email} has no account`);
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: session.user_id,
    session_id: session.id,
    email,
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    is_anonymous: false,
    iat: now,
    exp: now + 3600,
  };
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  const signature = createHmac('sha256', stack.jwtSecret).update(content).digest('base64url');
  const stored = {
    access_token: `${content}.${signature}`,
    refresh_token: 'none',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: claims.exp,
    user: { id: session.user_id, email },
  };
  const storage = {
    getItem: () => JSON.stringify(stored),
    setItem: () => {},
    removeItem: () => {},
  };
  return createClient(stack.url, stack.publishableKey, {
    auth: { persistSession: true, autoRefreshToken: false, storage },
    global: directTo(stack),
  });
}

/** Signs in and starts a staff session, as the app does. */
export async function signIn(stack: TestStack, email: string): Promise<Client> {
  const client = await signInOnly(stack, email);
  const { error } = await client.rpc('start_session');
  if (error) throw new Error(`The session of ${email} cannot start`, { cause: error });
  return client;
}

/** Adds an account with a profile and the password of the seed's accounts. */
export async function addAccount(
  stack: TestStack,
  name: string,
  profileType: string,
  domain = 'techlink.example',
): Promise<{ id: string; email: string }> {
  const id = crypto.randomUUID();
  const email = `${name.replace(/[^\x21-\x7E]/g, '')}-${id.slice(0, 8)}@${domain}`;
  await stack.sql(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     select $1::uuid, aud, role, $2, encrypted_password, now(), raw_app_meta_data, '{}' from auth.users where id = $3::uuid`,
    [id, email, accounts.leader.id],
  );
  await stack.sql(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     values (gen_random_uuid(), 'email', $1::text, $2::uuid, jsonb_build_object('sub', $1::text, 'email', $3::text))`,
    [id, id, email],
  );
  await stack.sql(
    'insert into public.user_profiles (id, name, email, profile_type) values ($1::uuid, $2, $3, $4)',
    [id, name, email, profileType],
  );
  return { id, email };
}

/** Returns the id of the client's session in staff_sessions. */
export async function sessionId(client: Client): Promise<string> {
  const { data } = await client.auth.getSession();
  const claims = data.session?.access_token.split('.')[1];
  if (!claims) throw new Error('The client has no session');
  const { session_id } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return session_id;
}

/** Moves the last activity of the client's session into the past. */
export async function letIdle(stack: TestStack, client: Client, minutes: number): Promise<void> {
  await stack.sql(
    `update public.staff_sessions set last_active_at = now() - make_interval(mins => $1::integer) where session_id = $2::uuid`,
    [minutes, await sessionId(client)],
  );
}
