import { randomUUID } from 'node:crypto';
import { hash } from 'bcryptjs';
import { z } from 'zod';
import { readEmail } from '../../../lib/core/text/email.ts';
import type { Database, Row, Value } from '../database/database.ts';

/** bcrypt cost of hosted Auth. */
const HASH_COST = 10;

/** Must equal `minimum_password_length` in config.toml. */
export const MIN_PASSWORD_LENGTH = 12;

const password = z.string().min(MIN_PASSWORD_LENGTH).max(72);
const metadata = z.record(z.string(), z.unknown()).default({});
const newUser = z.object({
  email: z
    .string()
    .toLowerCase()
    .refine((typed) => readEmail(typed) === typed),
  password,
  email_confirm: z.boolean().default(false),
  user_metadata: metadata,
  app_metadata: metadata,
});
const changes = z.object({ password: password.optional(), app_metadata: metadata });

const USER = `id, aud, role, email, coalesce(phone, '') as phone, email_confirmed_at, confirmed_at,
  last_sign_in_at, raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata,
  created_at, updated_at, is_anonymous`;

/**
 * Handles requests for which hosted Auth and Lite differ: the endpoints of `auth.admin` that this site uses, sign-in by
 * email (disabled), and refreshing an ended session (rejected). Returns null to pass the request to Lite.
 */
export function authEndpoints(database: Database, secretKey: string) {
  return async (request: Request): Promise<Response | null> => {
    const { pathname, searchParams } = new URL(request.url);
    const [, path = ''] = pathname.split('/auth/v1/');
    if (request.method === 'OPTIONS') return null;
    if (path === 'token' && searchParams.get('grant_type') === 'refresh_token') {
      await database.query('select public.remove_lapsed_sessions()');
    }
    // Lite would create an account for each email address, and reveal which ones exist.
    if (path === 'otp' || path === 'magiclink') {
      return refuse(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    const [, , id] = /^(admin\/users)(?:\/([0-9a-f-]{36}))?$/.exec(path) ?? [];
    if (!path.startsWith('admin/users')) return null;
    if (request.headers.get('apikey') !== secretKey) {
      return refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    }
    const body: unknown = await request.json().catch(() => null);
    if (request.method === 'POST' && !id) return createUser(database, body);
    if (request.method === 'PUT' && id) return changeUser(database, id, body);
    return new Response(null, { status: 405 });
  };
}

async function createUser({ query }: Database, body: unknown): Promise<Response> {
  const parsed = newUser.safeParse(body);
  if (!parsed.success) return refuseInput(parsed.error);
  const { email, email_confirm, app_metadata, user_metadata } = parsed.data;
  const [known] = await query('select id from auth.users where email = $1', [email]);
  if (known) {
    return refuse(
      422,
      'email_exists',
      'A user with this email address has already been registered',
    );
  }
  const id = randomUUID();
  const app = { provider: 'email', providers: ['email'], ...app_metadata };
  const identity = { sub: id, email, email_verified: email_confirm, phone_verified: false };
  const [user] = await query(
    `with made as (
       insert into auth.users (
         id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data
       )
       values (
         $1::uuid, 'authenticated', 'authenticated', $2, $3, case when $4::boolean then now() end,
         $5::text::jsonb, $6::text::jsonb
       )
       returning *
     ), identity as (
       insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       values (gen_random_uuid(), 'email', $7, $1::uuid, $8::text::jsonb)
     )
     select ${USER} from made`,
    [
      id,
      email,
      await hash(parsed.data.password, HASH_COST),
      email_confirm,
      JSON.stringify(app),
      JSON.stringify(user_metadata),
      id,
      JSON.stringify(identity),
    ],
  );
  return told(user);
}

async function changeUser({ query }: Database, id: string, body: unknown): Promise<Response> {
  const parsed = changes.safeParse(body);
  if (!parsed.success) return refuseInput(parsed.error);
  const { password, app_metadata } = parsed.data;
  const values: Value[] = [id, JSON.stringify(app_metadata)];
  if (password !== undefined) values.push(await hash(password, HASH_COST));
  try {
    const [user] = await query(
      `update auth.users
       set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || $2::text::jsonb, updated_at = now()
         ${password === undefined ? '' : ', encrypted_password = $3, recovery_token = null'}
       where id = $1::uuid
       returning ${USER}`,
      values,
    );
    return user ? told(user) : refuse(404, 'user_not_found', 'User not found');
  } catch (error) {
    console.error(error);
    return refuse(500, 'unexpected_failure', 'Error updating user');
  }
}

function told(user: Row | undefined): Response {
  return Response.json({ ...user, identities: [] });
}

function refuseInput(error: z.ZodError): Response {
  const isWeak = error.issues.every(
    ({ path, code }) => path[0] === 'password' && code === 'too_small',
  );
  return isWeak
    ? refuse(422, 'weak_password', `Password should be at least ${MIN_PASSWORD_LENGTH} characters.`)
    : refuse(400, 'validation_failed', 'Could not parse request body as the parameters of a user');
}

/** Returns an error in the format of hosted Auth. */
export function refuse(code: number, error_code: string, msg: string): Response {
  return Response.json(
    { code, error_code, msg },
    {
      status: code,
      headers: { 'x-sb-error-code': error_code, 'access-control-allow-origin': '*' },
    },
  );
}
