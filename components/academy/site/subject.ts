import type { Subject } from '@/components/marketing/drawings/subject';
import type { CourseSummary } from '@/lib/academy/model';
import { contentPath, samplePath } from '@/lib/paths';

type SubjectCourse = Pick<CourseSummary, 'slug' | 'title' | 'category' | 'description'>;

/** Returns what the drawing of a course is about. */
export function courseSubject({ slug, title, category, description }: SubjectCourse): Subject {
  return { seed: contentPath('courses', slug), title, tags: [category], summary: description };
}

/** Returns what the drawing of a sample lesson is about. */
export function sampleSubject(
  { slug, category }: SubjectCourse,
  lesson: { slug: string; title: string; summary: string | null },
): Subject {
  const { title, summary } = lesson;
  return {
    seed: samplePath(slug, lesson.slug),
    title,
    tags: [category],
    summary: summary ?? title,
  };
}
