import 'server-only';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';

/** Returns the versions of the migrations applied to the database. */
export async function appliedMigrations(): Promise<string[]> {
  const answer = await serviceClient().rpc('applied_migrations', {}, { get: true });
  return dataOf(answer, 'The migrations cannot be read');
}

/** Jobs that the scheduler calls. */
export type CronJob = 'outbox' | 'publish' | 'digest' | 'retention';

/** Records that a job has run, so that a stopped scheduler can be detected. */
export async function noteCronRun(job: CronJob): Promise<void> {
  const run = { job, ran_at: new Date().toISOString() };
  dataOf(await serviceClient().from('cron_runs').upsert(run), 'A run of a job was not noted');
}
