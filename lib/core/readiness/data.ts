import 'server-only';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import type { CronJob } from '@/lib/cron-jobs';

/** Returns the versions of the migrations applied to the database. */
export async function appliedMigrations(): Promise<string[]> {
  const answer = await serviceClient().rpc('applied_migrations', {}, { get: true });
  return dataOf(answer, 'The migrations cannot be read');
}

/** Records that a job has run, so that a stopped scheduler can be detected. */
export async function noteCronRun(job: CronJob): Promise<void> {
  const run = { job, ran_at: new Date().toISOString() };
  dataOf(await serviceClient().from('cron_runs').upsert(run), 'A run of a job was not noted');
}
