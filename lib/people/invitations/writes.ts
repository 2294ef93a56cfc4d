import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { tokenHash } from '@/lib/core/security/signed-token';
import { dataOf } from '@/lib/core/supabase/answer';
import { UNIQUE_VIOLATION } from '@/lib/core/supabase/refusal';
import { serviceClient, visitorAuth } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { invitationToken } from './link';
import { invitationEnd } from './rules';
import type { InviteInput } from './schema';

/**
 * Stores an invitation and queues its email.
 * @returns 'open' if the email address has an open invitation, 'staff' if it belongs to current staff
 */
export async function storeInvitation(
  leader: Leader,
  { name, email, role: profileType, team }: InviteInput,
): Promise<'stored' | 'open' | 'staff'> {
  const client = await sessionClient();
  const known = await client.from('user_profiles').select('id').eq('email', email).maybeSingle();
  if (dataOf(known, 'An email cannot be looked up')) return 'staff';
  const id = randomUUID();
  const expiresAt = invitationEnd(new Date());
  const answer = await client.from('staff_invitations').insert({
    id,
    name,
    email,
    profile_type: profileType,
    team_id: team,
    expires_at: expiresAt,
    token_hash: tokenHash(invitationToken(id, expiresAt)),
  });
  if (answer.error?.code === UNIQUE_VIOLATION) return 'open';
  dataOf(answer, `${leader.id} could not invite`);
  return 'stored';
}

/**
 * Renews open invitations with a new token and seven more days, and resends them.
 * @returns the ids of the renewed invitations
 */
export async function renewInvitations(leader: Leader, ids: string[]): Promise<string[]> {
  const client = await sessionClient();
  const expiresAt = invitationEnd(new Date());
  const renewed: string[] = [];
  for (const id of ids) {
    const answer = await client
      .from('staff_invitations')
      .update({ expires_at: expiresAt, token_hash: tokenHash(invitationToken(id, expiresAt)) })
      .eq('id', id)
      .is('accepted_at', null)
      .is('revoked_at', null)
      .select('id');
    renewed.push(...dataOf(answer, `${leader.id} could not renew ${id}`).map((row) => row.id));
  }
  return renewed;
}

/**
 * Revokes invitations that have not been accepted, or restores them.
 * @returns the ids of the changed invitations
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
  const answer = await (revoked
    ? query.is('revoked_at', null)
    : query.not('revoked_at', 'is', null)
  ).select('id');
  // The email address has been invited again since.
  if (answer.error?.code === UNIQUE_VIOLATION) return [];
  return dataOf(answer, `${leader.id} could not change invitations`).map(({ id }) => id);
}

type Account = { email: string; password: string; ip: string };

/**
 * Creates an account for an invited email address, or finds the existing one with the same password.
 * @returns its id; 'exists' if the email address has an account with another password; 'refused' if Auth rejects the
 * password
 */
async function createAccount(account: Account): Promise<{ id: string } | 'exists' | 'refused'> {
  const { email, password } = account;
  const { admin } = serviceClient().auth;
  const created = await admin.createUser({ email, password, email_confirm: true });
  if (created.data.user) return { id: created.data.user.id };
  if (created.error?.code === 'weak_password') return 'refused';
  if (created.error?.code !== 'email_exists') {
    throw new Error('An account cannot be created', { cause: created.error });
  }
  const known = await visitorAuth(account.ip).signInWithPassword({ email, password });
  return known.data.user ? { id: known.data.user.id } : 'exists';
}

const acceptAnswer = z.object({ outcome: z.enum(['accepted', 'invalid']) });

/**
 * Creates the account of the invited person, with the profile type that the leader chose.
 * @returns 'accepted'; 'invalid' if the invitation is no longer open; else the error of `createAccount`
 */
export async function redeemInvitation(
  token: string,
  invited: Account,
): Promise<'accepted' | 'invalid' | 'exists' | 'refused'> {
  const account = await createAccount(invited);
  if (typeof account === 'string') return account;
  const answer = await serviceClient().rpc('accept_invitation', {
    token_hash: tokenHash(token),
    user_id: account.id,
  });
  return acceptAnswer.parse(dataOf(answer, 'An invitation cannot be accepted')).outcome;
}
