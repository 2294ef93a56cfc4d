import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { subjectOf } from '@/components/marketing/drawings/subject';
import type { Course } from '@/lib/academy/model';
import { levelLabel, priceLabel } from '@/lib/academy/rules';
import type { SocialImage } from '@/lib/core/seo/social-image';

/** Returns the social preview of a course. */
export function courseCard(course: Course, face: SocialImage['face']): SocialImage {
  return {
    label: `Course · ${course.category}`,
    title: course.title,
    figure: <SocialFigure subject={subjectOf('courses', course)} />,
    face,
    facts: [levelLabel(course.level), priceLabel(course.price), course.duration],
  };
}
