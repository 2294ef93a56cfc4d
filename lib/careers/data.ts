import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { cacheTags } from '@/lib/core/cache/tags';
import { log } from '@/lib/core/log';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { formRefusal } from '@/lib/core/supabase/refusal';
import { serviceClient } from '@/lib/core/supabase/service';
import type { Cv } from './cv';
import type { CvType } from './cv-rules';
import { EMPLOYMENT_TYPES, isOpen, SALARY_PERIODS, WORKPLACES } from './rules';
import type { Application } from './schema';

const SUMMARY =
  'id, slug, title, summary, department, location, workplace, employmentType:employment_type, min:salary_min, max:salary_max, currency:salary_currency, period:salary_period, closesAt:closes_at, publishedAt:published_at, updatedAt:updated_at';
const DETAIL =
  `${SUMMARY}, description, seoTitle:seo_title, seoDescription:seo_description` as const;

/** PostgreSQL may write an instant with a blank and a short offset, which not every browser reads. */
const instant = z.string().transform((stamp) => new Date(stamp).toISOString());

const jobSummary = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    department: z.string(),
    location: z.string(),
    workplace: z.enum(WORKPLACES),
    employmentType: z.enum(EMPLOYMENT_TYPES),
    min: z.number().nullable(),
    max: z.number().nullable(),
    currency: z.string(),
    period: z.enum(SALARY_PERIODS),
    closesAt: instant.nullable(),
    publishedAt: instant.nullable(),
    updatedAt: instant,
  })
  .transform(({ min, max, currency, period, ...job }) => ({
    ...job,
    salary: { min, max, currency, period },
  }));

const jobText = z.object({
  description: z.string(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
});

/** A job on a card; instants are ISO timestamps in UTC. `publishedAt` is null only in drafts. */
export type JobSummary = z.output<typeof jobSummary>;

/** A job with all that its page shows; `description` is markdown. */
export type Job = JobSummary & z.output<typeof jobText>;

const parseJob = (row: unknown): Job => ({ ...jobSummary.parse(row), ...jobText.parse(row) });

/** The published jobs, newest first, those that have closed included. Throws if the database cannot be asked. */
export async function listJobs(): Promise<JobSummary[]> {
  const { data, error } = await cachedPublicClient([cacheTags.list('jobs')])
    .from('jobs')
    .select(SUMMARY)
    .order('published_at', { ascending: false })
    .order('id');
  if (error) throw new Error('The jobs cannot be read', { cause: error });
  return z.array(jobSummary).parse(data);
}

/** The published job at `slug`, open or closed, or null. Throws if the database cannot be asked. */
export async function readJob(slug: string): Promise<Job | null> {
  const { data, error } = await cachedPublicClient([cacheTags.record('jobs', slug)])
    .from('jobs')
    .select(DETAIL)
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new Error('The job cannot be read', { cause: error });
  return data && parseJob(data);
}

/**
 * The jobs that are open besides `slug`, newest first. Which they are is asked under the tag of `slug`, each
 * of them under its own, so that a page is made anew only for what it shows.
 */
export async function readOtherOpenJobs(slug: string, now: Date): Promise<JobSummary[]> {
  const { data, error } = await cachedPublicClient([cacheTags.record('jobs', slug)])
    .from('jobs')
    .select('slug')
    .neq('slug', slug)
    .order('published_at', { ascending: false })
    .order('id');
  if (error) throw new Error('Other jobs cannot be read', { cause: error });
  const jobs = await Promise.all(data.map((other) => readJob(other.slug)));
  return jobs.filter((job) => job !== null).filter((job) => isOpen(job, now));
}

/** A job in any state, as it is at this moment, or null. For private previews and mails only. */
export async function readJobDraft(id: string): Promise<Job | null> {
  const { data, error } = await serviceClient()
    .from('jobs')
    .select(DETAIL)
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error('The draft of a job cannot be read', { cause: error });
  return data && parseJob(data);
}

const receivedApplication = z
  .object({ job_id: z.string(), firstname: z.string(), email: z.string(), cv_name: z.string() })
  .transform((row) => ({ jobId: row.job_id, firstName: row.firstname, cvName: row.cv_name }));

/** What an acknowledgement says of an application. */
export type ReceivedApplication = z.output<typeof receivedApplication>;

/** Reads an application from an event's payload. Throws if it is not one. */
export function parseApplication(value: unknown): ReceivedApplication {
  return receivedApplication.parse(value);
}

const CV_MEDIA_TYPES: Record<CvType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const cvs = () => serviceClient().storage.from('cvs');

/**
 * Stores an application and, privately, its CV. The database decides who has applied before and whether
 * the job is open; whatever keeps the row from being stored also removes the file.
 * @throws Error if the database or the storage cannot be asked or refuses for another reason
 */
export async function storeApplication(
  application: Application,
): Promise<'received' | 'duplicate' | 'closed'> {
  if (!(await takesApplications(application.jobId))) return 'closed';
  const path = `${randomUUID()}.${application.cv.type}`;
  try {
    await uploadCv(path, application.cv);
    const outcome = await insertApplication(application, path);
    if (outcome !== 'received') await removeCvs([path]);
    return outcome;
  } catch (error) {
    await removeCvs([path]).catch((cause: unknown) => {
      log.error({ err: cause, path }, 'a CV without an application is left to the next sweep');
    });
    throw error;
  }
}

/** Spares a closed job the upload; the insert is what decides. */
async function takesApplications(jobId: string): Promise<boolean> {
  const { data, error } = await serviceClient()
    .from('jobs')
    .select('closesAt:closes_at')
    .eq('id', jobId)
    .eq('state', 'published')
    .maybeSingle();
  if (error) throw new Error('The job of an application cannot be read', { cause: error });
  return data !== null && isOpen(data, new Date());
}

async function uploadCv(path: string, { type, bytes }: Cv): Promise<void> {
  const { error } = await cvs().upload(path, bytes, { contentType: CV_MEDIA_TYPES[type] });
  if (error) throw new Error('The CV could not be stored', { cause: error });
}

async function insertApplication(application: Application, path: string) {
  const { error } = await serviceClient()
    .from('job_applications')
    .insert({
      job_id: application.jobId,
      firstname: application.firstName,
      lastname: application.lastName,
      email: application.email,
      phone: application.phone || null,
      link: application.link || null,
      message: application.message || null,
      cv_path: path,
      cv_name: application.cv.name,
    });
  if (!error) return 'received';
  const refusal = formRefusal(error);
  if (refusal === 'duplicate' || refusal === 'closed') return refusal;
  throw new Error('The application could not be stored', { cause: error });
}

async function removeCvs(names: string[]): Promise<void> {
  const { error } = await cvs().remove(names);
  if (error) throw new Error('CVs could not be removed', { cause: error });
}

/**
 * Removes CVs that no application names: a process died between file and row, or the row was removed.
 * Never throws; a failure is logged, and the next sweep tries again.
 */
export async function sweepCvs(): Promise<void> {
  try {
    const { data, error } = await serviceClient().rpc('orphaned_cvs');
    if (error) throw new Error('Orphaned CVs cannot be read', { cause: error });
    if (data.length > 0) await removeCvs(data);
  } catch (error) {
    log.error({ err: error }, 'CVs could not be swept');
  }
}
