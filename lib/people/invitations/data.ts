import 'server-only';
import { randomUUID } from 'node:crypto';
import type { inferParserType } from 'nuqs/server';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import type { Role } from '@/lib/core/auth/roles';
import { containing, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { readToken, tokenHash } from '@/lib/core/security/signed-token';
import { UNIQUE_VIOLATION } from '@/lib/core/supabase/refusal';
import { serviceClient, visitorAuth } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { role } from '@/lib/people/schema';
import type { invitationFilters } from './filters';
import { invitationToken } from './link';
import { type InvitationState, invitationEnd, invitationState } from './rules';
import type { InviteInput } from './schema';

export type InvitationQuery = inferParserType<typeof invitationFilters>;

/** An invitation as leaders see it; instants as the database writes them. */
export type Invitation = {
  id: string;
  name: string;
  email: string;
  role: Role;
  team: string | null;
  invitedBy: string | null;
  state: InvitationState;
  createdAt: string;
  expiresAt: string;
};

const COLUMNS =
  'id, name, email, profile_type, expires_at, accepted_at, revoked_at, created_at, teams(name), user_profiles(name)';

type Row = {
  id: string;
  name: string;
  email: string;
  profile_type: string;
  expires_at: string;
  accepted_at: string | null;
  revoked_at: string | null;
  created_at: string;
  teams: { name: string } | null;
  user_profiles: { name: string } | null;
};

function invitationOf(row: Row): Invitation {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: role.parse(row.profile_type),
    team: row.teams?.name ?? null,
    invitedBy: row.user_profiles?.name ?? null,
    state: invitationState(row, new Date()),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

/**
 * One page of the invitations, newest first.
 * @throws Error if the database cannot be asked
 */
export async function listInvitations(
  leader: Leader,
  { q, sort, after, state }: InvitationQuery,
): Promise<Page<Invitation>> {
  const client = await sessionClient();
  let query = client.from('staff_invitations').select(COLUMNS);
  if (q) query = query.or(containing(q, ['name', 'email']));
  if (state === 'accepted') query = query.not('accepted_at', 'is', null);
  if (state === 'revoked') query = query.not('revoked_at', 'is', null);
  if (state === 'open' || state === 'expired') {
    const now = new Date().toISOString();
    query = query.is('accepted_at', null).is('revoked_at', null);
    query = state === 'open' ? query.gt('expires_at', now) : query.lte('expires_at', now);
  }
  const { data, error } = await keyset(query, orderOf(sort), after);
  if (error) throw new Error(`${leader.id} could not list invitations`, { cause: error });
  const { rows, next } = pageOf(data, (row) => row.created_at);
  return { rows: rows.map(invitationOf), next };
}

/**
 * Stores an invitation; its mail is in the outbox with it.
 * @returns 'open' if the address has an open one, 'staff' if it belongs to somebody who works here
 * @throws Error if the database cannot be asked
 */
export async function storeInvitation(
  leader: Leader,
  { name, email, role: profileType, team }: InviteInput,
): Promise<'stored' | 'open' | 'staff'> {
  const client = await sessionClient();
  const { data: known, error: lookupError } = await client
    .from('user_profiles')
    .select('id')
    .eq('email', email)
    .maybeSingle();
  if (lookupError) throw new Error('An address cannot be looked up', { cause: lookupError });
  if (known) return 'staff';
  const id = randomUUID();
  const expiresAt = invitationEnd(new Date());
  const { error } = await client.from('staff_invitations').insert({
    id,
    name,
    email,
    profile_type: profileType,
    team_id: team,
    invited_by: leader.id,
    expires_at: expiresAt,
    token_hash: tokenHash(invitationToken(id, expiresAt)),
  });
  if (error?.code === UNIQUE_VIOLATION) return 'open';
  if (error) throw new Error(`${leader.id} could not invite`, { cause: error });
  return 'stored';
}

/**
 * Gives invitations that nobody has accepted a new token and seven more days; each goes out again.
 * @returns the ids of those that were renewed
 * @throws Error if the database cannot be asked
 */
export async function renewInvitations(leader: Leader, ids: string[]): Promise<string[]> {
  const client = await sessionClient();
  const expiresAt = invitationEnd(new Date());
  const renewed: string[] = [];
  for (const id of ids) {
    const { data, error } = await client
      .from('staff_invitations')
      .update({ expires_at: expiresAt, token_hash: tokenHash(invitationToken(id, expiresAt)) })
      .eq('id', id)
      .is('accepted_at', null)
      .is('revoked_at', null)
      .select('id');
    if (error) throw new Error(`${leader.id} could not renew ${id}`, { cause: error });
    renewed.push(...data.map((row) => row.id));
  }
  return renewed;
}

/**
 * Revokes invitations that nobody has accepted, or takes that back.
 * @returns the ids of those that were changed
 * @throws Error if the database cannot be asked
 */
export async function storeRevocation(
  leader: Leader,
  ids: string[],
  revoked: boolean,
): Promise<string[]> {
  const client = await sessionClient();
  const query = client
    .from('staff_invitations')
    .update({ revoked_at: revoked ? new Date().toISOString() : null })
    .in('id', ids)
    .is('accepted_at', null);
  const { data, error } = await (revoked
    ? query.is('revoked_at', null)
    : query.not('revoked_at', 'is', null)
  ).select('id');
  // The address has been invited anew meanwhile.
  if (error?.code === UNIQUE_VIOLATION) return [];
  if (error) throw new Error(`${leader.id} could not change invitations`, { cause: error });
  return data.map(({ id }) => id);
}

/**
 * The invitation that a link's token was made for; null if it was not made here, or for a newer mail.
 * Looking changes nothing.
 * @throws Error if the database cannot be asked
 */
export async function findInvitation(token: string): Promise<Invitation | null> {
  if (readToken('accept-invitation', token) === null) return null;
  const { data, error } = await serviceClient()
    .from('staff_invitations')
    .select(COLUMNS)
    .eq('token_hash', tokenHash(token))
    .maybeSingle();
  if (error) throw new Error('An invitation cannot be looked up', { cause: error });
  return data && invitationOf(data);
}

type Account = { email: string; password: string; ip: string };

/**
 * The account of an invited address: a new one with this password, or one that is there already and has it.
 * @returns its id; 'exists' if the address has an account with another password; 'refused' for a password
 * that Auth does not take
 * @throws Error if Auth cannot be asked
 */
async function accountOf(account: Account): Promise<{ id: string } | 'exists' | 'refused'> {
  const { email, password } = account;
  const { admin } = serviceClient().auth;
  const made = await admin.createUser({ email, password, email_confirm: true });
  if (made.data.user) return { id: made.data.user.id };
  if (made.error?.code === 'weak_password') return 'refused';
  if (made.error?.code !== 'email_exists') {
    throw new Error('An account cannot be made', { cause: made.error });
  }
  const known = await visitorAuth(account.ip).signInWithPassword({ email, password });
  return known.data.user ? { id: known.data.user.id } : 'exists';
}

const acceptAnswer = z.object({ outcome: z.enum(['accepted', 'invalid']) });

/**
 * Makes the account of the token's holder, and gives it the profile that the leader chose.
 * @returns why not: 'invalid' where the invitation ended meanwhile, or what `accountOf` says
 * @throws Error if database or Auth cannot be asked
 */
export async function redeemInvitation(
  token: string,
  invited: Account,
): Promise<'accepted' | 'invalid' | 'exists' | 'refused'> {
  const account = await accountOf(invited);
  if (typeof account === 'string') return account;
  const { data, error } = await serviceClient().rpc('accept_invitation', {
    token_hash: tokenHash(token),
    user_id: account.id,
  });
  if (error) throw new Error('An invitation cannot be accepted', { cause: error });
  return acceptAnswer.parse(data).outcome;
}
