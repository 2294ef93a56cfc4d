import type { Subject } from '@/components/marketing/drawings/subject';
import type { CourseSummary } from '@/lib/academy/model';
import { contentPath } from '@/lib/paths';

type SubjectCourse = Pick<CourseSummary, 'slug' | 'title' | 'category' | 'description'>;

/** Returns what the drawing of a course is about. */
export function courseSubject({ slug, title, category, description }: SubjectCourse): Subject {
  return { seed: contentPath('courses', slug), title, tags: [category], summary: description };
}
