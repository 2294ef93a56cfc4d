import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { type Narrowable, searchedPage } from '@/lib/core/lists/search';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ApplicantFilters } from './filters';
import { type Applicant, applicant, type ListedApplicant, listedApplicant } from './model';

const LISTED =
  'id, firstName:firstname, lastName:lastname, email, stage, rating, appliedAt:created_at';
const DETAIL =
  `${LISTED}, phone, link, message, cvName:cv_name, privateNotes:private_notes, updatedAt:updated_at, policyVersion:policy_version, consentedAt:consented_at` as const;

/** Returns one page of the applications for a job that match the filters. */
export async function listApplicants(
  leader: Leader,
  jobId: string,
  filters: ApplicantFilters,
  after: string | null = filters.after,
): Promise<Page<ListedApplicant>> {
  if (!z.guid().safeParse(jobId).success) return { rows: [], next: null };
  const client = await sessionClient();
  const narrow = <Query extends Narrowable<Query>>(all: Query): Query => {
    const query = all.eq('job_id', jobId);
    return filters.stage ? query.eq('stage', filters.stage) : query;
  };
  const found = client.from('job_applications').select(LISTED);
  const answer = await searchedPage(client, 'job_applications', found, {
    q: filters.q,
    narrow,
    order: orderOf(filters.sort),
    after,
  });
  const rows = z
    .array(listedApplicant)
    .parse(dataOf(answer, `${leader.id} could not list applications`));
  return pageOf(rows, ({ appliedAt }) => appliedAt);
}

/** Returns an application, or null. */
export async function readApplicant(leader: Leader, id: string): Promise<Applicant | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client.from('job_applications').select(DETAIL).eq('id', id).maybeSingle();
  return applicant
    .nullable()
    .parse(dataOf(answer, `${leader.id} could not read application ${id}`));
}

/** Returns the CV of an application and its safe file name, or null. */
export async function readCv(
  leader: Leader,
  applicationId: string,
): Promise<{ name: string; file: Blob } | null> {
  if (!z.guid().safeParse(applicationId).success) return null;
  const client = await sessionClient();
  const answer = await client
    .from('job_applications')
    .select('path:cv_path, name:cv_name')
    .eq('id', applicationId)
    .maybeSingle();
  const cv = dataOf(answer, `${leader.id} could not find a CV`);
  if (!cv) return null;
  // The bucket has no policies: the query above, in the leader's session, decides whether the file may be read.
  const stored = await serviceClient().storage.from('cvs').download(cv.path);
  if (stored.error) throw new Error('The CV cannot be read', { cause: stored.error });
  return { name: cv.name, file: stored.data };
}
