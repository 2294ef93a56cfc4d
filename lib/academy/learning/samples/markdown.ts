import {
  bullets,
  factList,
  markdownDocument,
  markdownSection,
  plainText,
} from '@/lib/core/text/markdown-document';
import { safeMarkdown } from '@/lib/core/text/safe-markdown';
import { minutesLabel } from '../../rules';
import type { Sample } from './data';

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
