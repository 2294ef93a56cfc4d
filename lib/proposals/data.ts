import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import {
  ACCEPTANCE,
  acceptanceRow,
  PROPOSAL,
  type Proposal,
  proposalRow,
  QUESTION,
  questionRow,
  VERSION,
  versionRow,
} from './model';

/** Client of the person, with row-level security, or of the server, if the caller has verified the link. */
type Client = Pick<Awaited<ReturnType<typeof sessionClient>>, 'from'>;

const MAX_VERSIONS = 50;
const MAX_QUESTIONS = 20;

/** Returns a proposal with all its details if the client can read it, else null. */
export async function readProposal(
  client: Client,
  id: string,
  failed = 'A proposal cannot be read',
): Promise<Proposal | null> {
  const [proposal, versions, questions, acceptance] = await Promise.all([
    client.from('proposals').select(PROPOSAL).eq('id', id).maybeSingle(),
    client
      .from('proposal_versions')
      .select(VERSION)
      .eq('proposal_id', id)
      .order('version', { ascending: false })
      .limit(MAX_VERSIONS),
    client
      .from('proposal_questions')
      .select(QUESTION)
      .eq('proposal_id', id)
      .order('asked_at')
      .order('id')
      .limit(MAX_QUESTIONS),
    client.from('proposal_acceptances').select(ACCEPTANCE).eq('proposal_id', id).maybeSingle(),
  ]);
  const found = proposalRow.nullable().parse(dataOf(proposal, failed));
  return (
    found && {
      ...found,
      versions: versionRow.array().parse(dataOf(versions, failed)),
      questions: questionRow.array().parse(dataOf(questions, failed)),
      acceptance: acceptanceRow.nullable().parse(dataOf(acceptance, failed)),
    }
  );
}

/** Returns a proposal if the person can see its deal, else null. */
export async function readStaffProposal(staff: Staff, id: string): Promise<Proposal | null> {
  if (!z.guid().safeParse(id).success) return null;
  return readProposal(await sessionClient(), id, `${staff.id} could not read proposal ${id}`);
}

/** Returns the newest proposal of a deal if the person can see it, else null. */
export async function readDealProposal(staff: Staff, dealId: string): Promise<Proposal | null> {
  const client = await sessionClient();
  const answer = await client
    .from('proposals')
    .select('id')
    .eq('deal_id', dealId)
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  const newest = dataOf(answer, `${staff.id} could not read the proposal of deal ${dealId}`);
  return newest && readProposal(client, newest.id);
}
