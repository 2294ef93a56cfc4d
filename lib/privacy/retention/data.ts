import 'server-only';
import { randomUUID } from 'node:crypto';
import { cacheTags } from '@/lib/cache-tags';
import type { CurrentRecord } from '@/lib/core/actions/current-record';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedServiceClient, serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { type RetentionRun, retentionRow, retentionRun, runAnswer } from './model';
import type { Retention } from './rules';
import type { RetentionInput } from './schema';

const COLUMNS =
  'leadMonths:lead_months, eventDays:event_days, applicationMonths:application_months, enquiryMonths:enquiry_months, auditMonths:audit_months, visitMonths:visit_months, acceptanceMonths:acceptance_months';

/** Returns the retention periods for the privacy policy. */
export async function readPublicRetention(): Promise<Retention> {
  const client = cachedServiceClient([cacheTags.retention]);
  const answer = await client.from('retention_settings').select(COLUMNS).single();
  return retentionRow.parse(dataOf(answer, 'The retention cannot be read'));
}

/** Returns the settings in the shape of their form. */
export async function readRetentionForm(leader: Leader): Promise<CurrentRecord> {
  const client = await sessionClient();
  const answer = await client
    .from('retention_settings')
    .select(`${COLUMNS}, version:updated_at`)
    .single();
  const { version, ...row } = dataOf(answer, `${leader.id} could not read the retention`);
  const texts = Object.entries(row).map(([name, value]) => [name, String(value)]);
  return { version, values: Object.fromEntries(texts) };
}

/**
 * Stores the settings unless they have changed since the leader read them.
 * @returns whether they were stored
 */
export async function storeRetention(
  leader: Leader,
  { version, ...input }: RetentionInput,
): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client
    .from('retention_settings')
    .update({
      lead_months: input.leadMonths,
      event_days: input.eventDays,
      application_months: input.applicationMonths,
      enquiry_months: input.enquiryMonths,
      audit_months: input.auditMonths,
      visit_months: input.visitMonths,
      acceptance_months: input.acceptanceMonths,
    })
    .eq('updated_at', version)
    .select('id');
  return dataOf(answer, `${leader.id} could not store the retention`).length === 1;
}

/** Returns the latest run, or null if there was none. */
export async function readLastRun(leader: Leader): Promise<RetentionRun | null> {
  const client = await sessionClient();
  const answer = await client
    .from('retention_runs')
    .select('at:finished_at, isComplete:is_complete, removed')
    .order('started_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  return retentionRun.nullable().parse(dataOf(answer, `${leader.id} could not read the last run`));
}

/** Maximum duration of a scheduler call; its last batch then ends within the caller's timeout of 55 s. */
export const MAX_RUN_MS = 40_000;
/** Calls within this time continue the same nightly run. */
const MAX_NIGHT_MS = 20 * 3_600_000;

/** Returns the id of tonight's run, which an earlier call may have started, or a new id. */
async function runOfTonight(): Promise<string> {
  const answer = await serviceClient()
    .from('retention_runs')
    .select('id')
    .gt('started_at', new Date(Date.now() - MAX_NIGHT_MS).toISOString())
    .order('started_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  return dataOf(answer, 'The runs of the retention cannot be read')?.id ?? randomUUID();
}

/**
 * Removes data beyond its retention period, each batch in its own transaction, until none is left or the time is up.
 * The next call continues where this one ended, even if it was killed.
 * @returns the outcome of the last batch
 */
export async function removeExpired(): Promise<'complete' | 'more' | 'busy'> {
  const until = Date.now() + MAX_RUN_MS;
  const run = await runOfTonight();
  for (;;) {
    const answer = await serviceClient().rpc('run_retention', { run });
    const { outcome } = runAnswer.parse(dataOf(answer, 'What is too old cannot be removed'));
    if (outcome !== 'more' || Date.now() >= until) return outcome;
  }
}
