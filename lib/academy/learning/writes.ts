import 'server-only';
import { z } from 'zod';
import { dataOf } from '@/lib/core/supabase/answer';
import { formRefusal } from '@/lib/core/supabase/refusal';
import { serviceClient } from '@/lib/core/supabase/service';
import type { ReviewInput } from './schema';

const saved = z.object({
  done_at: z.string().nullable(),
  chosen: z.array(z.number()).nullable(),
  is_right: z.boolean().nullable(),
});

type Progress = { isDone?: boolean; chosen?: number[] };

/**
 * Stores the progress of a student in a lesson. The database checks the answer, counts the progress, and refuses a
 * lesson that is closed to the student.
 * @returns the stored progress, or null if the lesson is closed
 */
export async function storeProgress(
  enrolment: string,
  lesson: string,
  { isDone, chosen }: Progress,
): Promise<{ isDone: boolean; chosen: number[]; isRight: boolean } | null> {
  const { data, error } = await serviceClient().rpc('save_lesson_progress', {
    enrolment,
    lesson,
    ...(isDone !== undefined && { is_done: isDone }),
    ...(chosen && { chosen }),
  });
  if (error && formRefusal(error) === 'closed') return null;
  if (error) throw new Error('The progress of a student could not be stored', { cause: error });
  const stored = saved.parse(data);
  return {
    isDone: stored.done_at !== null,
    chosen: stored.chosen ?? [],
    isRight: stored.is_right ?? false,
  };
}

/**
 * Queues the mail with the private link of a course if a student has this email. Does not reveal whether there is one.
 */
export async function requestLink(slug: string, email: string): Promise<void> {
  const client = serviceClient();
  const answer = await client.from('courses').select('id').eq('slug', slug).maybeSingle();
  const course = dataOf(answer, 'The course of a link cannot be read');
  if (!course) return;
  const queued = await client.rpc('request_course_link', { course: course.id, address: email });
  dataOf(queued, 'The link of a course could not be requested');
}

/**
 * Stores the rating and review of a student who has completed the course. A changed text needs the approval of a leader
 * again.
 * @returns the stored review, or null if the course is not completed
 */
export async function storeReview(
  enrolment: string,
  { rating, review }: Omit<ReviewInput, 'course'>,
): Promise<{ rating: number; review: string | null; reviewState: string | null } | null> {
  const client = serviceClient();
  const answer = await client
    .from('enrolments')
    .update({ rating, rated_at: new Date().toISOString(), review })
    .eq('id', enrolment)
    .not('completed_at', 'is', null)
    .select('rating, review, reviewState:review_state')
    .maybeSingle();
  const stored = dataOf(answer, 'The review of a student could not be stored');
  return stored?.rating ? { ...stored, rating: stored.rating } : null;
}
