import { expect, it } from 'vitest';
import type { Outline } from './model';
import { moveChapter, moveLesson, removePart, stepLesson } from './rules';

const lesson = (id: string) => ({
  id,
  title: id,
  summary: null,
  minutes: null,
  isSample: false,
  isRequired: true,
});
const outline: Outline = [
  { id: 'A', title: 'A', lessons: [lesson('a'), lesson('b')] },
  { id: 'B', title: 'B', lessons: [lesson('c')] },
];

/** Formats an outline as 'A(ab) B(c)'. */
const written = (chapters: Outline) =>
  chapters.map(({ id, lessons }) => `${id}(${lessons.map((one) => one.id).join('')})`).join(' ');

it.each([
  ['a chapter down', moveChapter(outline, 'A', 1), 'B(c) A(ab)'],
  ['a chapter beyond the end', moveChapter(outline, 'A', 9), 'B(c) A(ab)'],
  ['a chapter that is not there', moveChapter(outline, 'X', 0), 'A(ab) B(c)'],
  ['a lesson within its chapter', stepLesson(outline, 'a', 1), 'A(ba) B(c)'],
  ['a lesson down into the next chapter', stepLesson(outline, 'b', 1), 'A(a) B(bc)'],
  ['a lesson up into the chapter before', stepLesson(outline, 'c', -1), 'A(abc) B()'],
  ['the first lesson up', stepLesson(outline, 'a', -1), 'A(ab) B(c)'],
  ['the last lesson down', stepLesson(outline, 'c', 1), 'A(ab) B(c)'],
  ['a dragged lesson', moveLesson(outline, 'c', { chapter: 'A', place: 1 }), 'A(acb) B()'],
  ['a lesson to no chapter', moveLesson(outline, 'c', { chapter: 'X', place: 0 }), 'A(ab) B(c)'],
  ['a lesson away', removePart(outline, 'b'), 'A(a) B(c)'],
  ['a chapter away', removePart(outline, 'A'), 'B(c)'],
])('moves %s', (_, changed, expected) => {
  expect(written(changed)).toBe(expected);
});
