import 'server-only';
import { readAccessLink } from '@/lib/core/access-links/data';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { readProposal } from '../data';
import { currentVersion } from '../model';
import { type OpenedProposal, pendingCode } from './model';

/**
 * Returns the proposal of a private link, or null if the link is forged, revoked or expired. Does not change anything,
 * because mail scanners open links.
 */
export async function openProposal(token: string): Promise<OpenedProposal | null> {
  const link = await readAccessLink('proposal', token);
  if (!link) return null;
  const client = serviceClient();
  const [proposal, codes] = await Promise.all([
    readProposal(client, link.subjectId),
    client
      .from('proposal_codes')
      .select('id, name, version')
      .eq('proposal_id', link.subjectId)
      .gt('expires_at', new Date().toISOString())
      .order('created_at', { ascending: false })
      .order('id')
      .limit(1)
      .maybeSingle(),
  ]);
  const version = proposal && currentVersion(proposal);
  if (!version) return null;
  const code = pendingCode.nullable().parse(dataOf(codes, 'A code cannot be read'));
  return {
    proposal,
    version,
    email: link.email,
    code: code?.version === version.version ? code : null,
  };
}
