import 'server-only';
import { z } from 'zod';
import { readToken, signToken } from '@/lib/core/security/signed-token';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import type { AccessLink, AccessPurpose } from './model';

/**
 * Returns the token of a link for its URL. The database cannot create one: it has no key.
 * @param link id of a row of access_links
 */
export function accessToken(link: string): string {
  return signToken('access-link', link);
}

/**
 * Returns the id of the link that gives `email` access to a subject: the current one, valid until `expiresAt` at least,
 * or a new one. Triggers that queue an email call `private.issue_access_link` in the transaction of the row instead.
 */
export async function issueAccessLink(
  purpose: AccessPurpose,
  subject: string,
  email: string,
  expiresAt: Date,
): Promise<string> {
  const answer = await serviceClient().rpc('issue_access_link', {
    purpose,
    subject,
    email,
    expires_at: expiresAt.toISOString(),
  });
  return z.guid().parse(dataOf(answer, 'A private link cannot be issued'));
}

/**
 * Returns the valid link for a token, or null if the token is forged, for another purpose, revoked or expired. Changes
 * nothing, so a page may call it on GET: mail scanners open links.
 */
export async function readAccessLink(
  purpose: AccessPurpose,
  token: string,
): Promise<AccessLink | null> {
  const id = readToken('access-link', token);
  if (!id || !z.guid().safeParse(id).success) return null;
  const answer = await serviceClient()
    .from('access_links')
    .select('id, subjectId:subject_id, email')
    .eq('id', id)
    .eq('purpose', purpose)
    .is('revoked_at', null)
    .gt('expires_at', new Date().toISOString())
    .maybeSingle();
  return dataOf(answer, 'A private link cannot be read');
}

/**
 * Records that someone used a link with a click, and counts a browser that is new to it.
 * @returns false if it was revoked or has expired since
 */
export async function noteAccessLinkUse(link: string, isNewDevice: boolean): Promise<boolean> {
  const answer = await serviceClient().rpc('use_access_link', { link, is_new_device: isNewDevice });
  return dataOf(answer, 'The use of a private link cannot be noted');
}
