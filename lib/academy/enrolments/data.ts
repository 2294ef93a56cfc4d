import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import type { Channel } from '@/lib/core/channel';
import { type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { type Narrowable, searchedPage } from '@/lib/core/lists/search';
import { PRIVACY_POLICY_VERSION } from '@/lib/core/seo/text-changed';
import { dataOf } from '@/lib/core/supabase/answer';
import { formRefusal } from '@/lib/core/supabase/refusal';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import type { EnrolmentFilters } from './filters';
import { type LinkUse, type ListedEnrolment, linkUses, listedEnrolment } from './model';
import type { EnrolmentInput } from './schema';
import { STUCK_DAYS } from './states';

const LISTED =
  'id, name, email, progress, completedAt:completed_at, rating, enrolledAt:created_at, waits, isFree:is_free, isPaid:is_paid, lastActiveAt:last_active_at, remindedAt:reminded_at, review, reviewState:review_state, reviewAnswer:review_answer, policyVersion:policy_version, consentedAt:consented_at, contact:clients!client_id(id, firstname, lastname), course:courses!inner(id, title, slug)';

const NO_LINK: LinkUse = { isLive: false, devices: 0, lastUsedAt: null };

type WithoutLink = z.output<typeof listedEnrolment>;

/** Adds the usage of the private links to students. */
async function withLinks(leader: Leader, rows: WithoutLink[]): Promise<ListedEnrolment[]> {
  if (rows.length === 0) return [];
  const client = await sessionClient();
  const answer = await client
    .rpc('access_link_uses', { purpose: 'course', subjects: rows.map(({ id }) => id) })
    .select('enrolmentId:subject_id, isLive:is_live, devices, lastUsedAt:last_used_at');
  const uses = new Map(
    linkUses
      .parse(dataOf(answer, `${leader.id} could not read the links of students`))
      .map(({ enrolmentId, ...use }) => [enrolmentId, use]),
  );
  return rows.map((row) => ({ ...row, link: uses.get(row.id) ?? NO_LINK }));
}

/** Returns one page of the enrolments that match the filters. */
export async function listEnrolments(
  leader: Leader,
  filters: EnrolmentFilters,
  after: string | null = filters.after,
): Promise<Page<ListedEnrolment>> {
  const client = await sessionClient();
  const narrow = <Query extends Narrowable<Query>>(all: Query): Query => {
    let query = all;
    if (filters.course) query = query.eq('course_id', filters.course);
    query = query.eq('waits', filters.progressed === 'waiting');
    if (filters.rating) query = query.eq('rating', Number(filters.rating));
    if (filters.progressed === 'not_begun') query = query.eq('progress', 0);
    if (filters.progressed === 'under_way') query = query.gt('progress', 0).lt('progress', 100);
    if (filters.progressed === 'completed') query = query.not('completed_at', 'is', null);
    if (filters.progressed === 'stuck') {
      const since = new Date(Date.now() - STUCK_DAYS * 86_400_000).toISOString();
      query = query.is('completed_at', null).lt('last_active_at', since);
    }
    if (filters.payment === 'free') query = query.eq('is_free', true);
    if (filters.payment === 'recorded') query = query.eq('is_paid', true);
    if (filters.payment === 'open') query = query.eq('is_open', false);
    if (filters.review) query = query.eq('review_state', filters.review);
    if (filters.from) query = query.gte('created_at', startOfDay(filters.from));
    if (filters.to) query = query.lt('created_at', endOfDay(filters.to));
    return query;
  };
  const order = orderOf(filters.sort);
  const found = client.from('enrolments').select(LISTED);
  const answer = await searchedPage(client, 'enrolments', found, {
    q: filters.q,
    narrow,
    order,
    after,
  });
  const rows = z
    .array(listedEnrolment)
    .parse(dataOf(answer, `${leader.id} could not list enrolments`));
  return pageOf(await withLinks(leader, rows), ({ progress, enrolledAt }) =>
    order.column === 'progress' ? progress : enrolledAt,
  );
}

/** Returns an enrolment, or null. */
export async function readEnrolment(leader: Leader, id: string): Promise<ListedEnrolment | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client.from('enrolments').select(LISTED).eq('id', id).maybeSingle();
  const found = listedEnrolment
    .nullable()
    .parse(dataOf(answer, `${leader.id} could not read enrolment ${id}`));
  const [enrolment] = await withLinks(leader, found ? [found] : []);
  return enrolment ?? null;
}

type Refused = 'alreadyEnrolled' | 'alreadyWaiting' | 'courseClosed' | 'courseOpened';

/**
 * Stores an enrolment, or an entry on the waiting list of a course that opens later, and its email in one transaction.
 * The database checks that the course is still as the form showed it and that the person is not stored yet.
 * @returns the slug of the course, or the reason for the refusal
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
