import 'server-only';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { proposalContent } from '../content';
import { contentOf, type ProposalInput } from './schema';

const saved = z.object({ outcome: z.enum(['saved', 'changed', 'closed', 'not_found']) });
const sent = z.object({ outcome: z.enum(['sent', 'ended', 'closed', 'not_found']) });

/** Saves the draft of a deal's proposal, unless someone else has changed it since the version of the form. */
export async function storeDraft(leader: Leader, input: ProposalInput) {
  const client = await sessionClient();
  const answer = await client.rpc('save_proposal', {
    deal: input.deal,
    content: contentOf(input),
    terms_version: input.termsVersion,
    valid_until: input.validUntil,
    ...(input.version && { seen: input.version }),
    ...(input.remindAfter && { remind_after_days: Number(input.remindAfter) }),
  });
  return saved.parse(dataOf(answer, `${leader.id} could not save a proposal`)).outcome;
}

/** Sends a draft. */
export async function storeSent(leader: Leader, proposal: string, version: number) {
  const client = await sessionClient();
  const answer = await client.rpc('send_proposal', { proposal, version });
  return sent.parse(dataOf(answer, `${leader.id} could not send a proposal`)).outcome;
}

/** Withdraws a proposal. Returns 'withdrawn' or 'closed'. */
export async function storeWithdrawn(leader: Leader, proposal: string): Promise<string> {
  const client = await sessionClient();
  const answer = await client.rpc('withdraw_proposal', { proposal });
  return dataOf(answer, `${leader.id} could not withdraw a proposal`);
}

/** Answers a question. Returns 'stored', 'answered' or 'closed'. */
export async function storeAnswer(staff: Staff, question: string, answer: string) {
  const client = await sessionClient();
  const stored = await client.rpc('answer_proposal_question', { question, answer });
  return dataOf(stored, `${staff.id} could not answer a question`);
}

const template = z.object({ id: z.string(), name: z.string(), content: proposalContent });
export type ProposalTemplate = z.output<typeof template>;

const MAX_TEMPLATES = 50;

/** Returns the templates by name. */
export async function listTemplates(leader: Leader): Promise<ProposalTemplate[]> {
  const client = await sessionClient();
  const answer = await client
    .from('proposal_templates')
    .select('id, name, content')
    .order('name')
    .limit(MAX_TEMPLATES);
  return template.array().parse(dataOf(answer, `${leader.id} could not read templates`));
}

/** Saves a template, replacing one with the same name. */
export async function storeTemplate(
  leader: Leader,
  name: string,
  content: ReturnType<typeof contentOf>,
): Promise<void> {
  const client = await sessionClient();
  const answer = await client
    .from('proposal_templates')
    .upsert({ name, content }, { onConflict: 'name' })
    .select('id')
    .single();
  dataOf(answer, `${leader.id} could not save a template`);
}

/** Deletes a template. Returns whether it existed. */
export async function deleteTemplate(leader: Leader, id: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.from('proposal_templates').delete().eq('id', id).select('id');
  return dataOf(answer, `${leader.id} could not delete a template`).length === 1;
}
