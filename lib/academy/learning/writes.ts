import 'server-only';
import type { PostgrestError } from '@supabase/supabase-js';
import { z } from 'zod';
import { ActionFailure } from '@/lib/core/actions/failure';
import { dataOf } from '@/lib/core/supabase/answer';
import { formRefusal } from '@/lib/core/supabase/refusal';
import { serviceClient } from '@/lib/core/supabase/service';
import type { Learner } from './model';
import { readingTimeLeft } from './rules';
import type { ReviewInput } from './schema';

const saved = z.object({
  done_at: z.string().nullable(),
  chosen: z.array(z.number()).nullable(),
  is_right: z.boolean().nullable(),
});

/** Progress to store: a lesson that is done or not, or the options chosen for its question. */
export type Progress = { isDone: boolean } | { chosen: number[] };

/**
 * Stores when a student first opened a lesson, unless it is known. Does nothing if the lesson was closed to them since
 * the page was requested.
 */
export async function noteLessonOpened(
  { id, lessons }: Pick<Learner, 'id' | 'lessons'>,
  lesson: string,
): Promise<void> {
  if (lessons.some(({ lessonId }) => lessonId === lesson)) return;
  const { error } = await serviceClient()
    .from('lesson_progress')
    .upsert(
      { enrolment_id: id, lesson_id: lesson },
      { onConflict: 'enrolment_id,lesson_id', ignoreDuplicates: true },
    );
  if (error && formRefusal(error) !== 'closed') {
    throw new Error('The opening of a lesson could not be stored', { cause: error });
  }
}

/** Returns the refusal of a lesson that the database does not accept as done; for other errors an Error. */
function progressFailure(error: PostgrestError): Error {
  switch (formRefusal(error)) {
    case 'closed':
      return new ActionFailure('lessonClosed', {}, { cause: error });
    case 'unanswered':
      return new ActionFailure('lessonUnanswered', {}, { cause: error });
    case 'unread': {
      // The detail is the number of seconds left.
      const reason = readingTimeLeft(Number(error.details));
      return new ActionFailure('lessonUnread', { reason }, { cause: error });
    }
    default:
      return new Error('The progress of a student could not be stored', { cause: error });
  }
}

/**
 * Stores the progress of a student in a lesson. The database checks the answer, counts the progress, and decides whether
 * the lesson is open and may be done.
 * @throws ActionFailure 'lessonClosed', 'lessonUnanswered' or 'lessonUnread'
 */
export async function storeProgress(
  enrolment: string,
  lesson: string,
  progress: Progress,
): Promise<{ isDone: boolean; chosen: number[] | null; isRight: boolean | null }> {
  const { data, error } = await serviceClient().rpc('save_lesson_progress', {
    enrolment,
    lesson,
    ...('isDone' in progress ? { is_done: progress.isDone } : progress),
  });
  if (error) throw progressFailure(error);
  const stored = saved.parse(data);
  return {
    isDone: stored.done_at !== null,
    chosen: stored.chosen,
    isRight: stored.is_right,
  };
}

/**
 * Queues the email with the private link of a course if a student has this address. Does not reveal whether there is one.
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
