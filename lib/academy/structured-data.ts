import type { AggregateRating, CourseInstance, Course as CourseThing, Offer } from 'schema-dts';
import { absoluteUrl, contentImage, organization, person } from '@/lib/core/seo/structured-data';
import { imageSource } from '@/lib/core/text/image-source';
import { contentPath } from '@/lib/paths/site';
import type { Course } from './model';
import { levelLabel, outlineMinutes, workload } from './rules';

/**
 * Returns the structured data of a course. Includes the rating only if the page shows it, and the instance only if its
 * length is known.
 */
export function courseThing(course: Course, instructorPath?: string): Exclude<CourseThing, string> {
  const url = absoluteUrl(contentPath('courses', course.slug));
  const courseWorkload = workload(course.duration, outlineMinutes(course.chapters));
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    name: course.title,
    description: course.description,
    url,
    provider: organization(),
    about: course.category,
    educationalLevel: levelLabel(course.level),
    inLanguage: 'en',
    offers: offer(course, url),
    image: contentImage('courses', course.slug, imageSource(course.imageUrl ?? '')),
    ...(course.outcomes.length > 0 && { teaches: course.outcomes }),
    ...(courseWorkload && { hasCourseInstance: instance(course, courseWorkload, instructorPath) }),
    ...(course.rating !== null && {
      aggregateRating: rating(course.rating, course.ratingsCount),
    }),
  };
}

function offer({ price, isOpen }: Course, url: string): Exclude<Offer, string> {
  const category = price === 0 ? 'Free' : 'Paid';
  const availability = isOpen ? 'https://schema.org/InStock' : 'https://schema.org/PreOrder';
  return { '@type': 'Offer', category, price, priceCurrency: 'USD', availability, url };
}

function instance(
  course: Course,
  courseWorkload: string,
  path: string | undefined,
): Exclude<CourseInstance, string> {
  const instructor = person({ name: course.instructor, path, description: course.instructorBio });
  return { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload, instructor };
}

function rating(ratingValue: number, ratingCount: number): Exclude<AggregateRating, string> {
  return { '@type': 'AggregateRating', ratingValue, ratingCount, bestRating: 5 };
}
