import 'server-only';
import type { inferParserType } from 'nuqs/server';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { containing, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { readToken, tokenHash } from '@/lib/core/security/signed-token';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import type { invitationFilters } from './filters';
import { type Invitation, invitationRow } from './model';

type InvitationQuery = inferParserType<typeof invitationFilters>;

const COLUMNS =
  'id, name, email, role:profile_type, createdAt:created_at, expiresAt:expires_at, acceptedAt:accepted_at, revokedAt:revoked_at, team:teams(name), invitedBy:user_profiles(name)';

/** Returns one page of the invitations, newest first. */
export async function listInvitations(
  leader: Leader,
  { q, sort, state }: InvitationQuery,
  after: string | null,
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
  const answer = await keyset(query, orderOf(sort), after);
  const rows = dataOf(answer, `${leader.id} could not list invitations`);
  return pageOf(z.array(invitationRow).parse(rows), ({ createdAt }) => createdAt);
}

/**
 * Returns the invitation for a link's token; null if the token was not signed here or was replaced by a newer email.
 * Does not change anything.
 */
export async function findInvitation(token: string): Promise<Invitation | null> {
  if (readToken('accept-invitation', token) === null) return null;
  const answer = await serviceClient()
    .from('staff_invitations')
    .select(COLUMNS)
    .eq('token_hash', tokenHash(token))
    .maybeSingle();
  const data = dataOf(answer, 'An invitation cannot be looked up');
  return data && invitationRow.parse(data);
}
