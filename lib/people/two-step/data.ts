import 'server-only';
import { z } from 'zod';
import { readAccess, sessionIdOf } from '@/lib/core/auth/data';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import {
  type Denial,
  denialPath,
  destinationAfterSignIn,
  type Person,
  verdict,
} from '@/lib/core/auth/roles';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { type AppKey, appKeyOf } from './codes';
import type { SecuritySettings } from './schema';

/** Time after entering the password in which the second factor can be changed; must match private.may_change_factor. */
const FRESH_MS = 600_000;

/** A person who has entered their password; `isVerified` if no further step is missing. */
export type SignedIn = { id: string; email: string; sessionId: string; isVerified: boolean };

/**
 * Returns the caller, even if the session still needs one of these pages: to enter a code, or to set up a second
 * factor. Returns the denial of the verdict table for everyone else.
 */
export async function readSignedIn(...pages: string[]): Promise<SignedIn | Denial> {
  const client = await sessionClient();
  const access = await readAccess(client);
  const decided = verdict('team', access);
  const signedIn = async ({ id, email }: Person, isVerified: boolean) => ({
    id,
    email,
    isVerified,
    sessionId: await sessionIdOf(client),
  });
  if (decided.allowed) return signedIn(decided.person, true);
  const mayGoOn = access.kind === 'profile' && pages.includes(decided.to);
  return mayGoOn ? signedIn(access.person, false) : decided;
}

/** Returns the page after the second step: `next` if the person may see it, else their dashboard. */
export async function readDestination(next: string | undefined): Promise<string> {
  const decided = verdict('team', await readAccess(await sessionClient()));
  return decided.allowed
    ? destinationAfterSignIn(decided.role, next)
    : denialPath(decided, next ?? null);
}

const storedFactor = z.object({
  secret: z.string(),
  confirmedAt: z.string().nullable(),
  createdAt: z.string(),
});
export type StoredFactor = z.output<typeof storedFactor>;

/** Returns the second factor of a person, or null; its secret is encrypted. */
export async function readFactor(userId: string): Promise<StoredFactor | null> {
  const answer = await serviceClient()
    .from('second_factors')
    .select('secret, confirmedAt:confirmed_at, createdAt:created_at')
    .eq('user_id', userId)
    .maybeSingle();
  const row = dataOf(answer, `The second factor of ${userId} cannot be read`);
  return row && storedFactor.parse(row);
}

/** Two-step verification of a person, as shown on their profile page. */
export type TwoStep = {
  /** True if the password was entered recently enough to change something. */
  isFresh: boolean;
  state:
    | { kind: 'off' }
    | { kind: 'pending'; app: AppKey }
    | { kind: 'on'; since: string; codesLeft: number };
};

/** Returns the two-step verification of the caller. */
export async function readTwoStep({ id, email, sessionId }: SignedIn): Promise<TwoStep> {
  const service = serviceClient();
  const [factor, codes, session] = await Promise.all([
    readFactor(id),
    service.from('recovery_codes').select('code_hash').eq('user_id', id).is('used_at', null),
    service.from('staff_sessions').select('password_at').eq('session_id', sessionId).maybeSingle(),
  ]);
  const since = Date.now() - FRESH_MS;
  const typedAt = dataOf(session, `The session of ${id} cannot be read`)?.password_at;
  const isFresh = typedAt !== undefined && Date.parse(typedAt) > since;
  const codesLeft = dataOf(codes, `The recovery codes of ${id} cannot be counted`).length;
  if (factor?.confirmedAt) {
    return { isFresh, state: { kind: 'on', since: factor.confirmedAt, codesLeft } };
  }
  const isPending = factor && isFresh && Date.parse(factor.createdAt) > since;
  if (!isPending) return { isFresh, state: { kind: 'off' } };
  return { isFresh, state: { kind: 'pending', app: appKeyOf(factor.secret, email) } };
}

/** Returns the two-step verification of a person with verified access. */
export async function readOwnTwoStep({ id, email }: Staff): Promise<TwoStep> {
  const sessionId = await sessionIdOf(await sessionClient());
  return readTwoStep({ id, email, sessionId, isVerified: true });
}

/** Returns whether a person has a second factor. */
export async function isSecured(leader: Leader, id: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('has_second_factor', { person: id });
  return dataOf(answer, `${leader.id} could not read a second factor`);
}

/** Returns the sign-in settings that apply to everyone. */
export async function readSecuritySettings(leader: Leader): Promise<SecuritySettings> {
  const client = await sessionClient();
  const answer = await client
    .from('security_settings')
    .select('leadersNeedSecondFactor:leaders_need_second_factor')
    .single();
  return dataOf(answer, `${leader.id} could not read the security settings`);
}
