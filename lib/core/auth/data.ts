import 'server-only';
import { log } from '@/lib/core/log';
import { sessionIdIn } from '@/lib/core/supabase/access-token';
import type { SessionClient } from '@/lib/core/supabase/cookie-client';
import { contentRights } from './content-rights-schema';
import { type Access, SECOND_FACTOR_STATES } from './roles';
import type { ScreenRecord } from './screens';

/** Status that core/supabase/refresh-guard.ts assigns to failures unrelated to the session. */
const TOO_MANY_REQUESTS = 429;

const HICCUP_MS = 1000;

/**
 * Returns the access of the session in `client`. It queries the database at every call, so a disabled profile or an
 * idle session ends at its next request. The database verifies the token in the same call, so the token is not trusted
 * here. Never throws; without a session it sends no request.
 */
export async function readAccess(client: SessionClient): Promise<Access> {
  const { token, error: sessionError } = await client.readSession();
  if (sessionError && sessionError.status === TOO_MANY_REQUESTS) return { kind: 'unreachable' };
  if (!token) return { kind: sessionError ? 'session_over' : 'no_session' };
  const { data: rows, error, status } = await askAccess(client);
  if (status === 401) return { kind: 'no_session' };
  if (error) {
    log.error({ err: error }, 'access cannot be looked up');
    return { kind: 'lookup_error' };
  }
  const [row] = rows;
  if (!row) return { kind: 'no_profile' };
  return {
    kind: 'profile',
    person: {
      id: row.id,
      name: row.name,
      email: row.email,
      timeZone: row.time_zone,
      // Unknown rights give no access.
      rights: contentRights.catch({}).parse(row.content_rights),
    },
    profileType: row.profile_type,
    disabled: row.disabled,
    idle: row.idle,
    over: row.over,
    // Unknown values give no access.
    secondFactor: SECOND_FACTOR_STATES.find((state) => state === row.second_factor) ?? 'code',
  };
}

/** Queries the database, and retries once after a fast failure, but not after a slow one such as a timeout. */
async function askAccess(client: SessionClient) {
  const startedAt = Date.now();
  const answer = await client.rpc('my_access', {}, { get: true });
  const isRefused = !answer.error || answer.status === 401;
  if (isRefused || Date.now() - startedAt > HICCUP_MS) return answer;
  log.warn({ err: answer.error }, 'access is looked up again');
  return client.rpc('my_access', {}, { get: true });
}

/** Returns the access token of the session in `client`; empty without one. */
export async function accessTokenOf(client: SessionClient): Promise<string> {
  const { token } = await client.readSession();
  return token ?? '';
}

/**
 * Returns the id of the session in `client`, as in staff_sessions; empty without one. It is an unverified claim of the
 * token: the database or Auth must have accepted the token in this request.
 */
export async function sessionIdOf(client: SessionClient): Promise<string> {
  return sessionIdIn(await accessTokenOf(client)) ?? '';
}

/**
 * Returns whether the caller may see a record with this id. If the database is unreachable it returns true, and the
 * page that reads the record reports the error. Never throws.
 */
export async function recordExists(
  client: SessionClient,
  { table, id }: ScreenRecord,
): Promise<boolean> {
  const { data, error } = await client.from(table).select('id').eq('id', id).maybeSingle();
  if (error) log.error({ err: error, table }, 'a record cannot be looked up');
  return error !== null || data !== null;
}
