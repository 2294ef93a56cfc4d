import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { containing, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ApplicantFilters } from './filters';
import { STAGES } from './rules';
import type { Applicant, ApplicantInput, ListedApplicant, StageMoves } from './schema';

const LISTED = 'id, firstname, lastname, email, stage, rating, created_at';
const WHOLE = `${LISTED}, phone, link, message, cv_name, private_notes, updated_at` as const;

const listedRow = z.object({
  id: z.guid(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  stage: z.enum(STAGES),
  rating: z.number().nullable(),
  created_at: z.string(),
});

const wholeRow = listedRow.extend({
  phone: z.string().nullable(),
  link: z.string().nullable(),
  message: z.string().nullable(),
  cv_name: z.string(),
  private_notes: z.string().nullable(),
  updated_at: z.string(),
});

const asListed = (row: z.output<typeof listedRow>): ListedApplicant => ({
  id: row.id,
  name: `${row.firstname} ${row.lastname}`,
  email: row.email,
  stage: row.stage,
  rating: row.rating,
  appliedAt: row.created_at,
});

/**
 * One page of the applications for a job that the filters find.
 * @throws Error if the database cannot be asked
 */
export async function listApplicants(
  leader: Leader,
  jobId: string,
  filters: ApplicantFilters,
  after: string | null = filters.after,
): Promise<Page<ListedApplicant>> {
  if (!z.guid().safeParse(jobId).success) return { rows: [], next: null };
  const client = await sessionClient();
  let query = client.from('job_applications').select(LISTED).eq('job_id', jobId);
  if (filters.stage) query = query.eq('stage', filters.stage);
  if (filters.q) query = query.or(containing(filters.q, ['firstname', 'lastname', 'email']));
  const { data, error } = await keyset(query, orderOf(filters.sort), after);
  if (error) throw new Error(`${leader.id} could not list applications`, { cause: error });
  return pageOf(z.array(listedRow).parse(data).map(asListed), ({ appliedAt }) => appliedAt);
}

/**
 * An application, or null if there is none.
 * @throws Error if the database cannot be asked
 */
export async function readApplicant(leader: Leader, id: string): Promise<Applicant | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const { data, error } = await client
    .from('job_applications')
    .select(WHOLE)
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error(`${leader.id} could not read application ${id}`, { cause: error });
  if (!data) return null;
  const row = wholeRow.parse(data);
  return {
    ...asListed(row),
    phone: row.phone,
    link: row.link,
    message: row.message,
    cvName: row.cv_name,
    privateNotes: row.private_notes ?? '',
    updatedAt: row.updated_at,
  };
}

/**
 * Stores what leaders note about an application, if it is still the version that was seen.
 * @returns whether a row was changed
 * @throws Error if the database cannot be asked
 */
export async function updateApplicant(leader: Leader, input: ApplicantInput): Promise<boolean> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('job_applications')
    .update({
      stage: input.stage,
      rating: input.rating,
      private_notes: input.private_notes || null,
    })
    .eq('id', input.id)
    .eq('updated_at', input.version)
    .select('id');
  if (error) throw new Error(`${leader.id} could not change an application`, { cause: error });
  return data.length === 1;
}

/**
 * Moves applications to other stages.
 * @returns those that were moved; the others are no longer in the stage that was seen
 * @throws Error if the database cannot be asked
 */
export async function moveApplicants(leader: Leader, moves: StageMoves): Promise<StageMoves> {
  const client = await sessionClient();
  const moved = moves.map(async (move) => {
    const { data, error } = await client
      .from('job_applications')
      .update({ stage: move.to })
      .eq('id', move.id)
      .eq('stage', move.from)
      .select('id');
    if (error) throw new Error(`${leader.id} could not move applications`, { cause: error });
    return data.length === 1 ? move : null;
  });
  return (await Promise.all(moved)).filter((move) => move !== null);
}

/**
 * The CV of an application with the name that it was made safe with; null if there is none.
 * @throws Error if database or storage cannot be asked
 */
export async function readCv(
  leader: Leader,
  applicationId: string,
): Promise<{ name: string; file: Blob } | null> {
  if (!z.guid().safeParse(applicationId).success) return null;
  const client = await sessionClient();
  const { data, error } = await client
    .from('job_applications')
    .select('cv_path, cv_name')
    .eq('id', applicationId)
    .maybeSingle();
  if (error) throw new Error(`${leader.id} could not find a CV`, { cause: error });
  if (!data) return null;
  // The bucket has no policies: the leader's own session has just shown which file is theirs to read.
  const stored = await serviceClient().storage.from('cvs').download(data.cv_path);
  if (stored.error) throw new Error('The CV cannot be read', { cause: stored.error });
  return { name: data.cv_name, file: stored.data };
}
