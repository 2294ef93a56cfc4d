import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import type { Channel } from '@/lib/core/channel';
import { containing, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { PRIVACY_POLICY_VERSION } from '@/lib/core/seo/text-changed';
import { dataOf } from '@/lib/core/supabase/answer';
import { formRefusal } from '@/lib/core/supabase/refusal';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import type { EnrolmentFilters } from './filters';
import { type ListedEnrolment, listedEnrolment } from './model';
import type { EnrolmentInput } from './schema';

const LISTED =
  'id, name, email, progress, completedAt:completed_at, rating, enrolledAt:created_at, waits, policyVersion:policy_version, consentedAt:consented_at, course:courses!inner(id, title)';

/** Returns one page of the enrolments that match the filters. */
export async function listEnrolments(
  leader: Leader,
  filters: EnrolmentFilters,
  after: string | null = filters.after,
): Promise<Page<ListedEnrolment>> {
  const client = await sessionClient();
  let query = client.from('enrolments').select(LISTED);
  if (filters.q) query = query.or(containing(filters.q, ['name', 'email']));
  if (filters.course) query = query.eq('course_id', filters.course);
  query = query.eq('waits', filters.progressed === 'waiting');
  if (filters.rating) query = query.eq('rating', Number(filters.rating));
  if (filters.progressed === 'not_begun') query = query.eq('progress', 0);
  if (filters.progressed === 'under_way') query = query.gt('progress', 0).lt('progress', 100);
  if (filters.progressed === 'completed') query = query.eq('progress', 100);
  if (filters.from) query = query.gte('created_at', startOfDay(filters.from));
  if (filters.to) query = query.lt('created_at', endOfDay(filters.to));
  const order = orderOf(filters.sort);
  const answer = await keyset(query, order, after);
  const rows = z
    .array(listedEnrolment)
    .parse(dataOf(answer, `${leader.id} could not list enrolments`));
  return pageOf(rows, ({ progress, enrolledAt }) =>
    order.column === 'progress' ? progress : enrolledAt,
  );
}

/** Returns an enrolment, or null. */
export async function readEnrolment(leader: Leader, id: string): Promise<ListedEnrolment | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client.from('enrolments').select(LISTED).eq('id', id).maybeSingle();
  return listedEnrolment
    .nullable()
    .parse(dataOf(answer, `${leader.id} could not read enrolment ${id}`));
}

type Refused = 'alreadyEnrolled' | 'alreadyWaiting' | 'courseClosed' | 'courseOpened';

/**
 * Stores an enrolment, or a person on the waiting list of a course that opens later, and its mail in one transaction. The database
 * decides whether the course is as the form said, and the person not yet stored.
 * @returns the slug of the course, or why it was refused
 */
export async function storeEnrolment(
  { courseId, name, email, waits }: EnrolmentInput,
  channel: Channel | null,
): Promise<{ slug: string } | { refused: Refused }> {
  const client = serviceClient();
  const answer = await client
    .from('courses')
    .select('slug, state, openedAt:opened_at')
    .eq('id', courseId)
    .maybeSingle();
  const course = dataOf(answer, 'The course of an enrolment cannot be read');
  if (course?.state !== 'published') return { refused: 'courseClosed' };
  if (waits && course.openedAt) return { refused: 'courseOpened' };
  const { error } = await client.from('enrolments').insert({
    course_id: courseId,
    name,
    email,
    waits,
    channel,
    policy_version: PRIVACY_POLICY_VERSION,
  });
  if (!error) return { slug: course.slug };
  const refusal = formRefusal(error);
  if (refusal === 'duplicate') return { refused: waits ? 'alreadyWaiting' : 'alreadyEnrolled' };
  if (refusal === 'closed') return { refused: 'courseClosed' };
  throw new Error('The enrolment could not be stored', { cause: error });
}
