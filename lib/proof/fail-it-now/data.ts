import 'server-only';
import { z } from 'zod';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import type { Attempt } from '@/lib/outbox/writes';
import {
  type SandboxEntry,
  type SandboxRun,
  type SandboxRunWithEntries,
  type Step,
  sandboxRun,
  sandboxRunWithEntries,
} from './model';
import { isWaiting, MAX_LIVE, MAX_STEPS } from './rules';

const COLUMNS =
  'id, secret, isReceiving:is_receiving, attempts, nextAttemptAt:next_attempt_at, steps, startedAt:started_at, endsAt:ends_at';

/** Maximum number of entries to show for a run. */
const MAX_ENTRIES = 300;

/** Lease of an attempt; one that takes longer is retried, because its process has died. */
const LEASE_SECONDS = 30;

const now = () => new Date().toISOString();
const CHANGE_FAILED = 'A run of the sandbox cannot be changed';

/** Starts a run and returns its id, or null if the maximum number of runs is active. */
export async function startRun(): Promise<string | null> {
  const answer = await serviceClient().rpc('start_sandbox_run', { max_live: MAX_LIVE });
  return dataOf(answer, 'A run of the sandbox cannot be started');
}

/** Returns an active run with its entries, or null. */
export async function readRun(id: string): Promise<SandboxRunWithEntries | null> {
  if (!z.guid().safeParse(id).success) return null;
  const answer = await serviceClient()
    .from('sandbox_runs')
    .select(
      `${COLUMNS}, entries:sandbox_entries(id, at, kind, attempt, error, durationMs:duration_ms, nextAttemptAt:next_attempt_at)`,
    )
    .eq('id', id)
    .gt('ends_at', now())
    .order('id', { referencedTable: 'entries' })
    .limit(MAX_ENTRIES, { referencedTable: 'entries' })
    .maybeSingle();
  return sandboxRunWithEntries.nullable().parse(dataOf(answer, 'A sandbox run cannot be read'));
}

async function addEntry(
  run: string,
  kind: SandboxEntry['kind'],
  attempt: {
    at?: string;
    attempt?: number;
    error?: string | null;
    duration_ms?: number;
    next_attempt_at?: string | null;
  } = {},
): Promise<void> {
  const answer = await serviceClient()
    .from('sandbox_entries')
    .insert({ run_id: run, kind, ...attempt });
  dataOf(answer, 'What happened in the sandbox cannot be noted');
}

/** Restarts the retry schedule, as resending does in the outbox. */
const sendNow = () => ({ attempts: 0, next_attempt_at: now() });

const changes = {
  stop: () => ({ is_receiving: false }),
  start: () => ({ is_receiving: true }),
  send: sendNow,
  try: sendNow,
} satisfies Record<Step, () => object>;

const kinds = { stop: 'stopped', start: 'started', send: 'sent', try: 'sent' } as const;

/** Returns whether a step still has an effect: the page with its button may be outdated. */
function hasEffect(run: SandboxRunWithEntries, step: Step): boolean {
  if (step === 'send') return true;
  // If it is being tried or has been delivered, another attempt would be an unrequested duplicate.
  if (step === 'try') return isWaiting(run);
  return run.isReceiving === (step === 'stop');
}

/**
 * Executes a step, unless another was executed since the run was read or the run has reached its maximum number of
 * steps.
 */
export async function takeStep(run: SandboxRunWithEntries, step: Step): Promise<void> {
  if (!hasEffect(run, step)) return;
  const { id, steps, nextAttemptAt } = run;
  const change = serviceClient()
    .from('sandbox_runs')
    .update({ ...changes[step](), steps: steps + 1 })
    .eq('id', id)
    .eq('steps', steps)
    .lt('steps', MAX_STEPS)
    .gt('ends_at', now());
  const isTry = step === 'try' && nextAttemptAt !== null;
  const answer = await (isTry ? change.eq('next_attempt_at', nextAttemptAt) : change).select('id');
  if (dataOf(answer, CHANGE_FAILED).length > 0) await addEntry(id, kinds[step]);
}

/** Leases a run with a due booking to the caller; returns null if it is not due or leased by another server. */
export async function leaseDueRun(id: string): Promise<SandboxRun | null> {
  const answer = await serviceClient()
    .rpc('lease_sandbox_run', { run_id: id, at: now(), lease_seconds: LEASE_SECONDS })
    .select(COLUMNS);
  return z.array(sandboxRun).parse(dataOf(answer, CHANGE_FAILED)).at(0) ?? null;
}

/**
 * Records a finished attempt.
 * @param next when the booking is due again; null for never. A step that the visitor took during the attempt overrides
 * it
 */
export async function recordRunAttempt(
  { id, attempts }: SandboxRun,
  { succeeded, error, durationMs }: Attempt,
  now: Date,
  next: Date | null,
): Promise<void> {
  const next_attempt_at = next?.toISOString() ?? null;
  await addEntry(id, succeeded ? 'answered' : 'failed', {
    at: now.toISOString(),
    attempt: attempts,
    error,
    duration_ms: durationMs,
    next_attempt_at,
  });
  const answer = await serviceClient()
    .from('sandbox_runs')
    .update({ next_attempt_at })
    .eq('id', id)
    .eq('attempts', attempts);
  dataOf(answer, CHANGE_FAILED);
}

const ALREADY_THERE = '23505';

/**
 * Stores the booking that the receiver of a run got. A constraint rejects a second one, which is recorded as a repeat.
 */
export async function bookOnce(run: string): Promise<void> {
  const answer = await serviceClient()
    .from('sandbox_entries')
    .insert({ run_id: run, kind: 'booked' });
  if (answer.error?.code === ALREADY_THERE) await addEntry(run, 'repeated');
  else dataOf(answer, 'The receiver of the sandbox cannot book');
}
