import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lessonStatements, parseLesson, readLessons } from './local/database/lessons.ts';

const file = 'queues/02-what-waits.md';
const head =
  'title: What waits\nchapter: Queues\nminutes: 20\nsample: true\nsummary: Why: it grows.';
const question = '## Question\nWhich?\n- [x] A\n- [ ] B\n- [x] C\n### Why\nBecause.\n';
const text = (fields = head, body = 'Text.\n', asked = question) =>
  `---\n${fields}\n---\n${body}\n${asked}`;

test('parses a lesson file with its question', () => {
  expect(parseLesson(text(`${head}\nfilm: replay-of-a-day`), file)).toEqual({
    course: 'queues',
    place: 2,
    slug: 'what-waits',
    title: 'What waits',
    chapter: 'Queues',
    minutes: 20,
    isSample: true,
    isRequired: true,
    film: 'replay-of-a-day',
    summary: 'Why: it grows.',
    body: 'Text.',
    question: {
      text: 'Which?',
      options: [
        { text: 'A', isRight: true },
        { text: 'B', isRight: false },
        { text: 'C', isRight: true },
      ],
      why: 'Because.',
    },
  });
  expect(parseLesson(text(head, 'Text.\n', ''), file).question).toBeNull();
});

test.each([
  ['a name without a number', text(), 'queues/what-waits.md', 'Its name'],
  ['no fields', 'Text.', file, 'must begin with its fields'],
  ['a line that is not a field', text(`${head}\nwhat`), file, 'is no field'],
  ['no body', text(head, ''), file, 'a body'],
  ['no minutes', text(head.replace('20', 'many')), file, 'minutes'],
  [
    'a question without why',
    text(head, 'Text.\n', '## Question\nA?\n- [x] A\n- [ ] B\n'),
    file,
    'Why',
  ],
  ['no right answer', text(head, 'Text.\n', question.replaceAll('[x]', '[ ]')), file, 'right one'],
])('rejects a file with %s and names the problem', (_, content, name, reason) => {
  expect(() => parseLesson(content, name)).toThrow(reason);
});

test('parses all seeded lessons and escapes quotes in their texts', async () => {
  const lessons = await readLessons(join(import.meta.dirname, 'lessons'));
  expect(lessons.length).toBeGreaterThan(20);
  const [lesson] = lessons;
  if (!lesson) throw new Error('No lesson');
  expect(lessonStatements([{ ...lesson, body: "'; drop table x; --" }])).toContain(
    "''; drop table",
  );
});
