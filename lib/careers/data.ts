import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { everyRow } from '@/lib/core/lists/every-row';
import { dataOf } from '@/lib/core/supabase/answer';
import type { Json } from '@/lib/core/supabase/database.types';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { serviceClient } from '@/lib/core/supabase/service';
import { isOpen } from './employment';
import { type Job, type JobSummary, job, jobSummary } from './model';

/** Maximum number of other jobs on the page of a job. */
const MAX_OTHERS = 8;

const SUMMARY =
  'id, slug, title, summary, department, location, workplace, employmentType:employment_type, min:salary_min, max:salary_max, currency:salary_currency, period:salary_period, closesAt:closes_at, publishedAt:published_at, updatedAt:updated_at';
const DETAIL =
  `${SUMMARY}, description, seoTitle:seo_title, seoDescription:seo_description` as const;

const jobTags = (slug: string) => [cacheTags.record('jobs', slug)];

/** Returns the published jobs, newest first, including closed ones. */
export async function listJobs(): Promise<JobSummary[]> {
  const jobs = await everyRow('slug', async (after, limit) => {
    const answer = await cachedPublicClient([cacheTags.list('jobs')])
      .from('jobs')
      .select(SUMMARY)
      .gt('slug', after)
      .order('slug')
      .limit(limit);
    return z.array(jobSummary).parse(dataOf(answer, 'The jobs cannot be read'));
  });
  const published = ({ publishedAt }: JobSummary) => Date.parse(publishedAt ?? '');
  return jobs.toSorted((a, b) => published(b) - published(a) || (a.id < b.id ? -1 : 1));
}

/** Returns the published job with this slug, open or closed, or null. */
export async function readJob(slug: string): Promise<Job | null> {
  const answer = await cachedPublicClient(jobTags(slug))
    .from('jobs')
    .select(DETAIL)
    .eq('slug', slug)
    .maybeSingle();
  return job.nullable().parse(dataOf(answer, 'The job cannot be read'));
}

/**
 * Returns up to eight other open jobs, newest first. The choice is cached under the tag of this job and each job under
 * its own, so that a page re-renders only when something that it shows changes.
 */
export async function readOtherOpenJobs(slug: string, now: Date): Promise<JobSummary[]> {
  // Midnight keeps the query, and with it the cached response, the same for a day.
  const today = new Date(now).setUTCHours(0, 0, 0, 0);
  const answer = await cachedPublicClient(jobTags(slug))
    .from('jobs')
    .select('slug')
    .neq('slug', slug)
    .or(`closes_at.is.null,closes_at.gt.${new Date(today).toISOString()}`)
    .order('published_at', { ascending: false })
    .order('id')
    .limit(MAX_OTHERS + 2);
  const others = dataOf(answer, 'Other jobs cannot be read');
  const jobs = await Promise.all(others.map((other) => readJob(other.slug)));
  return jobs
    .filter((other) => other !== null)
    .filter((other) => isOpen(other, now))
    .slice(0, MAX_OTHERS);
}

/**
 * Returns a job in any state or null, uncached. `changes` replace some of its columns. For private previews and mails.
 */
export async function readJobDraft(id: string, changes: Json = {}): Promise<Job | null> {
  const answer = await serviceClient()
    .rpc('changed_jobs', { record: id, changes })
    .select(DETAIL)
    .maybeSingle();
  return job.nullable().parse(dataOf(answer, 'The draft of a job cannot be read'));
}
