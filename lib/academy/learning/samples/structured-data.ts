import type { LearningResource } from 'schema-dts';
import { absoluteUrl, organization, person } from '@/lib/core/seo/structured-data';
import { contentPath, samplePath } from '@/lib/paths/site';
import { levelLabel } from '../../rules';
import type { Sample } from './data';

/** Returns the structured data of a sample lesson as a part of its course. */
export function sampleThing({
  course,
  lesson,
}: Pick<Sample, 'course' | 'lesson'>): Exclude<LearningResource, string> {
  return {
    '@type': 'LearningResource',
    name: lesson.title,
    url: absoluteUrl(samplePath(course.slug, lesson.slug)),
    ...(lesson.summary && { description: lesson.summary }),
    learningResourceType: 'Lesson',
    educationalLevel: levelLabel(course.level),
    inLanguage: 'en',
    isAccessibleForFree: true,
    ...(lesson.minutes !== null && { timeRequired: `PT${lesson.minutes}M` }),
    isPartOf: { '@id': `${absoluteUrl(contentPath('courses', course.slug))}#course` },
    author: person({ name: course.instructor }),
    provider: organization(),
  };
}
