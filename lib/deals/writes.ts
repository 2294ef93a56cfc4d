import 'server-only';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { databaseError } from '@/lib/core/supabase/refusal';
import { sessionClient } from '@/lib/core/supabase/session';
import type {
  DealInput,
  DealMove,
  DealSettingsInput,
  FormerOwner,
  NewDealInput,
  StepInput,
} from './schema';
import { DEAL_STAGES, type DealStage } from './stages';

function columnsOf(input: Omit<DealInput, 'id' | 'version' | 'amountReason'>) {
  return {
    title: input.title,
    once_cents: input.once,
    month_cents: input.month,
    expected_on: input.expectedOn,
    service_id: input.service,
    owner_id: input.owner,
    brief: input.brief || null,
    next_step: input.nextStep || null,
    next_step_on: input.nextStepOn,
    next_step_owner_id: input.nextStep ? input.nextStepOwner : null,
  };
}

/**
 * Stores a new deal.
 * @returns its id
 * @throws DatabaseRefusal with the reason of the database, if it gives one
 */
export async function insertDeal(leader: Leader, input: NewDealInput): Promise<string> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('deals')
    .insert({ ...columnsOf(input), stage: input.stage, client_id: input.client })
    .select('id')
    .single();
  if (error) throw databaseError(error, `${leader.id} could not create a deal`);
  return data.id;
}

/**
 * Changes a deal, unless it has changed since the leader saw it.
 * @returns whether a row was changed
 * @throws DatabaseRefusal with the reason of the database, if it gives one
 */
export async function updateDeal(leader: Leader, input: DealInput): Promise<boolean> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('deals')
    .update({
      ...columnsOf(input),
      ...(input.amountReason && { amount_reason: input.amountReason }),
    })
    .eq('id', input.id)
    .eq('updated_at', input.version)
    .select('id');
  if (error) throw databaseError(error, `${leader.id} could not change deal ${input.id}`);
  return data.length === 1;
}

/**
 * Sets the next step of a deal and assigns it to the deal's owner, unless the deal has changed since the person saw it.
 * @returns whether a row was changed
 */
export async function storeStep(staff: Staff, input: StepInput): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client
    .from('deals')
    .update({
      next_step: input.nextStep || null,
      next_step_on: input.nextStepOn,
      next_step_owner_id: null,
    })
    .eq('id', input.id)
    .eq('updated_at', input.version)
    .select('id');
  return dataOf(answer, `${staff.id} could not change deal ${input.id}`).length === 1;
}

const stageRow = z.object({ stage: z.enum(DEAL_STAGES) }).nullable();

/**
 * Moves a deal that is still at the stage seen, as its owner or a leader.
 * @returns null if it was moved, 'gone' if there is no such deal, otherwise its current stage
 */
export async function storeMove(
  staff: Staff,
  { id, stage, seen, reason }: DealMove,
): Promise<DealStage | 'gone' | null> {
  const client = await sessionClient();
  const answer = await client
    .from('deals')
    .update({ stage, lost_reason: stage === 'lost' ? reason : null })
    .eq('id', id)
    .eq('stage', seen)
    .select('id');
  if (dataOf(answer, `${staff.id} could not move deal ${id}`).length === 1) return null;
  const now = await client.from('deals').select('stage').eq('id', id).maybeSingle();
  return stageRow.parse(dataOf(now, `${staff.id} could not read deal ${id}`))?.stage ?? 'gone';
}

/**
 * Sets the owner of deals.
 * @returns the former owner of each changed deal
 * @throws DatabaseRefusal with the reason of the database, if it gives one
 */
export async function changeOwner(
  leader: Leader,
  ids: readonly string[],
  owner: string | null,
): Promise<FormerOwner[]> {
  const client = await sessionClient();
  const before = dataOf(
    await client.from('deals').select('id, owner_id').in('id', ids),
    `${leader.id} could not read deals`,
  );
  const { data, error } = await client
    .from('deals')
    .update({ owner_id: owner })
    .in('id', ids)
    .select('id, version:updated_at');
  if (error) throw databaseError(error, `${leader.id} could not change deals`);
  return data.flatMap(({ id, version }) => {
    const former = before.find((deal) => deal.id === id);
    return former ? [{ id, version, before: { owner_id: former.owner_id } }] : [];
  });
}

/**
 * Undoes `changeOwner` for deals that have not changed since.
 * @returns the number of restored deals
 */
export async function revertOwner(leader: Leader, former: readonly FormerOwner[]): Promise<number> {
  const client = await sessionClient();
  const reverted = await Promise.all(
    former.map(async ({ id, version, before }) => {
      const answer = await client
        .from('deals')
        .update(before)
        .eq('id', id)
        .eq('updated_at', version)
        .select('id');
      return dataOf(answer, `${leader.id} could not revert ${id}`).length;
    }),
  );
  return reverted.reduce((sum, count) => sum + count, 0);
}

/**
 * Deletes deals with their history; the audit log keeps the deals for restoring.
 * @returns the ids of the deleted deals
 */
export async function removeDeals(leader: Leader, ids: readonly string[]): Promise<string[]> {
  const client = await sessionClient();
  const answer = await client.from('deals').delete().in('id', ids).select('id');
  return dataOf(answer, `${leader.id} could not delete deals`).map(({ id }) => id);
}

const made = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['made', 'existing']), id: z.string() }),
  z.object({ outcome: z.literal('not_found') }),
]);

/** Makes a deal of a booking, or returns its existing one; null if there is no such booking. */
export async function makeDeal(leader: Leader, bookingId: string) {
  const client = await sessionClient();
  const answer = await client.rpc('make_deal', { booking_id: bookingId });
  const deal = made.parse(dataOf(answer, `${leader.id} could not make a deal of ${bookingId}`));
  return deal.outcome === 'not_found' ? null : { id: deal.id, isNew: deal.outcome === 'made' };
}

/**
 * Stores the probabilities, unless they have changed since the leader saw them.
 * @returns whether they were stored
 */
export async function storeDealSettings(
  leader: Leader,
  { version, ...input }: DealSettingsInput,
): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client
    .from('deal_settings')
    .update({
      new_percent: input.new,
      qualified_percent: input.qualified,
      proposal_percent: input.proposal,
      negotiation_percent: input.negotiation,
      stale_days: input.staleDays,
    })
    .eq('updated_at', version)
    .select('id');
  return dataOf(answer, `${leader.id} could not store the probabilities`).length === 1;
}
