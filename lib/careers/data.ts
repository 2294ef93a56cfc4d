import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/core/cache/tags';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { serviceClient } from '@/lib/core/supabase/service';
import { isOpen } from './employment';
import { type Job, type JobSummary, job, jobSummary } from './model';

const SUMMARY =
  'id, slug, title, summary, department, location, workplace, employmentType:employment_type, min:salary_min, max:salary_max, currency:salary_currency, period:salary_period, closesAt:closes_at, publishedAt:published_at, updatedAt:updated_at';
const DETAIL =
  `${SUMMARY}, description, seoTitle:seo_title, seoDescription:seo_description` as const;

const jobTags = (slug: string) => [cacheTags.record('jobs', slug)];

/** Returns the published jobs, newest first, including closed ones. */
export async function listJobs(): Promise<JobSummary[]> {
  const answer = await cachedPublicClient([cacheTags.list('jobs')])
    .from('jobs')
    .select(SUMMARY)
    .order('published_at', { ascending: false })
    .order('id');
  return z.array(jobSummary).parse(dataOf(answer, 'The jobs cannot be read'));
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
 * Returns the other open jobs, newest first. The choice is cached under the tag of this job and each job under its
 * own, so that a page re-renders only when something that it shows changes.
 */
export async function readOtherOpenJobs(slug: string, now: Date): Promise<JobSummary[]> {
  const answer = await cachedPublicClient(jobTags(slug))
    .from('jobs')
    .select('slug')
    .neq('slug', slug)
    .order('published_at', { ascending: false })
    .order('id');
  const others = dataOf(answer, 'Other jobs cannot be read');
  const jobs = await Promise.all(others.map((other) => readJob(other.slug)));
  return jobs.filter((other) => other !== null).filter((other) => isOpen(other, now));
}

/** Returns a job in any state, uncached, or null. For private previews and mails. */
export async function readJobDraft(id: string): Promise<Job | null> {
  const answer = await serviceClient().from('jobs').select(DETAIL).eq('id', id).maybeSingle();
  return job.nullable().parse(dataOf(answer, 'The draft of a job cannot be read'));
}
