import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { readAccessLink } from '@/lib/core/access-links/data';
import type { AccessLink } from '@/lib/core/access-links/model';
import type { Editor } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { cachedServiceClient, serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { CHAPTERS } from '../data';
import {
  type Certificate,
  certificate,
  type Learner,
  type LessonText,
  learner,
  lessonText,
  type Review,
  review,
} from './model';

const LEARNER =
  `id, name, email, progress, completedAt:completed_at, isOpen:is_open, rating, review, reviewState:review_state, course:courses!inner(id, slug, title, price, instructor, checkoutUrl:checkout_url, chapters:${CHAPTERS}), lessons:lesson_progress(lessonId:lesson_id, doneAt:done_at, chosen, isRight:is_right), payments:course_payments(state), certificate:certificates(id)` as const;

const TEXT = 'body, question, videoId:video_id';

const CERTIFICATE =
  'id, name, courseTitle:course_title, startedOn:started_on, completedOn:completed_on, lessons:lessons_count, questions:questions_count';

const MAX_REVIEWS = 20;

/** Returns the owner of a private link, or null. */
export async function readLearner({ subjectId, email }: AccessLink): Promise<Learner | null> {
  const answer = await serviceClient()
    .from('enrolments')
    .select(LEARNER)
    .eq('id', subjectId)
    .eq('waits', false)
    .maybeSingle();
  const found = learner.nullable().parse(dataOf(answer, 'A student cannot be read'));
  // A leader may have corrected the email since. The link is then no longer valid.
  return found && found.email.toLowerCase() === email.toLowerCase() ? found : null;
}

/** Returns the link of a token with its student, or null if it gives no access. */
export async function readLearnerOf(
  token: string,
): Promise<{ link: AccessLink; learner: Learner } | null> {
  const link = await readAccessLink('course', token);
  const found = link && (await readLearner(link));
  return found && { link, learner: found };
}

/** Returns the student with this enrolment id, or null; a person on the waiting list is no student. For emails. */
export async function readStudent(id: string): Promise<{ id: string; email: string } | null> {
  const answer = await serviceClient()
    .from('enrolments')
    .select('id, email')
    .eq('id', id)
    .eq('waits', false)
    .maybeSingle();
  return dataOf(answer, 'A student cannot be read');
}

/** Returns the text of a lesson that is open to a student (`isLessonOpen`), or null. */
export async function readLessonText(lessonId: string): Promise<LessonText | null> {
  const answer = await serviceClient()
    .from('lesson_texts')
    .select(TEXT)
    .eq('id', lessonId)
    .maybeSingle();
  return lessonText.nullable().parse(dataOf(answer, 'The text of a lesson cannot be read'));
}

/** Returns the text of a sample lesson of a published course, cached with the course, or null. */
export async function readSampleText(slug: string, lessonId: string): Promise<LessonText | null> {
  const answer = await cachedPublicClient([cacheTags.record('courses', slug)])
    .from('lesson_texts')
    .select(TEXT)
    .eq('id', lessonId)
    .maybeSingle();
  return lessonText.nullable().parse(dataOf(answer, 'The text of a sample cannot be read'));
}

/** Returns the text of a lesson in any state for its editor; an empty text if there is none yet. */
export async function readOwnLessonText(
  editor: Editor,
  lessonId: string,
): Promise<LessonText & { version: string }> {
  const client = await sessionClient();
  const answer = await client
    .from('lesson_texts')
    .select(`${TEXT}, version:updated_at` as const)
    .eq('id', lessonId)
    .maybeSingle();
  const found = dataOf(answer, `${editor.id} could not read the text of a lesson`);
  const empty = { body: '', question: null, videoId: null, version: '' };
  return lessonText.extend({ version: z.string() }).parse(found ?? empty);
}

/** Returns the newest published reviews of a course, cached with the course. */
export async function readReviews(course: { id: string; slug: string }): Promise<Review[]> {
  const answer = await cachedServiceClient([cacheTags.record('courses', course.slug)])
    .from('enrolments')
    .select('id, name, rating, text:review, ratedAt:rated_at, answer:review_answer')
    .eq('course_id', course.id)
    .eq('review_state', 'published')
    .order('rated_at', { ascending: false })
    .limit(MAX_REVIEWS);
  return z.array(review).parse(dataOf(answer, 'The reviews of a course cannot be read'));
}

/** Returns the certificate with this id, or null. */
export async function readCertificate(id: string): Promise<Certificate | null> {
  if (!z.guid().safeParse(id).success) return null;
  const answer = await serviceClient()
    .from('certificates')
    .select(CERTIFICATE)
    .eq('id', id)
    .maybeSingle();
  return certificate.nullable().parse(dataOf(answer, 'A certificate cannot be read'));
}
