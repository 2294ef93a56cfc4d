import 'server-only';
import { randomUUID } from 'node:crypto';
import { isOpen } from '@/lib/careers/employment';
import type { Leader } from '@/lib/core/auth/guard';
import { log } from '@/lib/core/log';
import { PRIVACY_POLICY_VERSION } from '@/lib/core/seo/text-changed';
import { dataOf } from '@/lib/core/supabase/answer';
import { formRefusal } from '@/lib/core/supabase/refusal';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import type { Cv } from './cv';
import type { CvType } from './cv-rules';
import type { ApplicantInput, Application, StageMoves } from './schema';

const CV_MEDIA_TYPES: Record<CvType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const cvs = () => serviceClient().storage.from('cvs');

/**
 * Stores an application and, privately, its CV. The database checks for a duplicate and whether the job is open. If the
 * row is not stored, the file is removed too.
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
      log.error({ err: cause, path }, 'a CV without an application waits for the next sweep');
    });
    throw error;
  }
}

/** Checks before the upload whether the job is open; the insert checks again. */
async function takesApplications(jobId: string): Promise<boolean> {
  const answer = await serviceClient()
    .from('jobs')
    .select('closesAt:closes_at')
    .eq('id', jobId)
    .eq('state', 'published')
    .maybeSingle();
  const job = dataOf(answer, 'The job of an application cannot be read');
  return job !== null && isOpen(job, new Date());
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
      policy_version: PRIVACY_POLICY_VERSION,
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
 * Removes CVs without an application, because a process died between file and row, or the row was removed or erased.
 * Never throws; it logs a failure, and the next sweep tries again.
 */
export async function sweepCvs(): Promise<void> {
  try {
    const answer = await serviceClient().rpc('orphaned_cvs');
    const orphans = dataOf(answer, 'Orphaned CVs cannot be read');
    if (orphans.length > 0) await removeCvs(orphans);
  } catch (error) {
    log.error({ err: error }, 'CVs could not be swept');
  }
}

/**
 * Stores the leaders' notes on an application, unless it has changed since the leader saw it.
 * @returns whether a row was changed
 */
export async function updateApplicant(leader: Leader, input: ApplicantInput): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client
    .from('job_applications')
    .update({
      stage: input.stage,
      rating: input.rating,
      private_notes: input.private_notes || null,
    })
    .eq('id', input.id)
    .eq('updated_at', input.version)
    .select('id');
  return dataOf(answer, `${leader.id} could not change an application`).length === 1;
}

/**
 * Moves applications to other stages.
 * @returns the completed moves; other applications are no longer in the stage that the leader saw
 */
export async function moveApplicants(leader: Leader, moves: StageMoves): Promise<StageMoves> {
  const client = await sessionClient();
  const moved = moves.map(async (move) => {
    const answer = await client
      .from('job_applications')
      .update({ stage: move.to })
      .eq('id', move.id)
      .eq('stage', move.from)
      .select('id');
    const changed = dataOf(answer, `${leader.id} could not move applications`);
    return changed.length === 1 ? move : null;
  });
  return (await Promise.all(moved)).filter((move) => move !== null);
}
