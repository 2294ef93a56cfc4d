import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { readCourse } from '../../data';
import type { Course, OutlineLesson } from '../../model';
import { readSampleText } from '../data';
import type { LessonText } from '../model';
import { samplesOf } from '../rules';

/** Upper limit of the sample lessons in the sitemap and in a build. */
const MAX_SAMPLES = 1000;

const listed = z.array(
  z
    .object({
      lesson: z.string(),
      updatedAt: z.string(),
      course: z.object({ slug: z.string(), updatedAt: z.string() }),
    })
    .transform(({ course, updatedAt, ...rest }) => ({
      ...rest,
      course: course.slug,
      updatedAt: [updatedAt, course.updatedAt].toSorted().at(-1) ?? updatedAt,
    })),
);

/** Returns the sample lessons of the published courses, for the sitemap and for builds. */
export async function listSamples() {
  const answer = await cachedPublicClient([cacheTags.list('courses')])
    .from('course_lessons')
    .select('lesson:slug, updatedAt:updated_at, course:courses!inner(slug, updatedAt:updated_at)')
    .eq('is_sample', true)
    .eq('is_written', true)
    .order('id')
    .limit(MAX_SAMPLES);
  return listed.parse(dataOf(answer, 'The sample lessons cannot be read'));
}

export type Sample = { course: Course; lesson: OutlineLesson; text: LessonText };

/** Returns a sample lesson of a published course, or null. */
export async function readSample(slug: string, lessonSlug: string): Promise<Sample | null> {
  const course = await readCourse(slug);
  const lesson = course && samplesOf(course.chapters).find((one) => one.slug === lessonSlug);
  const text = lesson && (await readSampleText(slug, lesson.id));
  return text ? { course, lesson, text } : null;
}
