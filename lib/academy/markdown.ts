import {
  bullets,
  factList,
  markdownDocument,
  markdownSection,
  plainText,
  safeMarkdown,
} from '@/lib/core/text/markdown-document';
import type { Sample } from './learning/samples';
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

/** Returns a sample lesson as Markdown, with its question and the answer. */
export function sampleMarkdown({ course, lesson, text }: Sample): string {
  const { question } = text;
  const right = question?.options.filter(({ isRight }) => isRight) ?? [];
  return markdownDocument(lesson.title, [
    plainText(lesson.summary ?? ''),
    factList({
      Course: course.title,
      Instructor: course.instructor,
      ...(lesson.minutes !== null && { Length: minutesLabel(lesson.minutes) }),
    }),
    safeMarkdown(text.body),
    question
      ? markdownSection(
          'Question',
          [
            plainText(question.text),
            bullets(question.options.map((option) => plainText(option.text))),
            plainText(`Right: ${right.map((option) => option.text).join('; ')}. ${question.why}`),
          ].join('\n\n'),
        )
      : '',
  ]);
}
