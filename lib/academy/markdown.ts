import {
  bullets,
  factList,
  markdownDocument,
  markdownSection,
  plainText,
} from '@/lib/core/text/markdown-document';
import { safeMarkdown } from '@/lib/core/text/safe-markdown';
import type { Course } from './model';
import { levelLabel, minutesLabel, opensLabel, priceLabel } from './rules';

/** Returns the page of a course as Markdown. */
export function courseMarkdown(course: Course): string {
  const chapters = course.chapters.map(({ title, lessons }) =>
    [
      `### ${plainText(title)}`,
      bullets(
        lessons.map((lesson) =>
          [plainText(lesson.title), lesson.minutes && `(${minutesLabel(lesson.minutes)})`]
            .filter(Boolean)
            .join(' '),
        ),
      ),
    ].join('\n\n'),
  );
  return markdownDocument(course.title, [
    plainText(course.description),
    factList({
      Category: course.category,
      Level: levelLabel(course.level),
      Price: priceLabel(course.price),
      Duration: course.duration,
      Enrollment: course.isOpen ? 'open' : opensLabel(course.opensAt),
      Instructor: course.instructor,
    }),
    safeMarkdown(course.body),
    markdownSection('What you will be able to do', bullets(course.outcomes.map(plainText))),
    markdownSection('Lessons', chapters.join('\n\n')),
    markdownSection('Your instructor', plainText(course.instructorBio ?? '')),
  ]);
}
