import type { Chapter, Lesson, Outline } from './model';

const withMoved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.filter((_, place) => place !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
};

/** Moves a chapter to another index, counted from 0 and clamped to the list. */
export function moveChapter(outline: Outline, id: string, to: number): Outline {
  const from = outline.findIndex((chapter) => chapter.id === id);
  return withMoved(outline, from, Math.max(0, Math.min(to, outline.length - 1)));
}

/** Moves a lesson to another index, in its chapter or in another. */
export function moveLesson(
  outline: Outline,
  id: string,
  to: { chapter: string; place: number },
): Outline {
  const lesson = outline.flatMap(({ lessons }) => lessons).find((other) => other.id === id);
  if (!lesson || !outline.some((chapter) => chapter.id === to.chapter)) return outline;
  return outline.map((chapter) => {
    const rest = chapter.lessons.filter((other) => other.id !== id);
    if (chapter.id !== to.chapter) return { ...chapter, lessons: rest };
    return { ...chapter, lessons: [...rest.slice(0, to.place), lesson, ...rest.slice(to.place)] };
  });
}

/**
 * Moves a lesson one step up or down. From the end of a chapter it moves to the next chapter, from the beginning to the
 * previous one.
 */
export function stepLesson(outline: Outline, id: string, step: -1 | 1): Outline {
  const at = outline.findIndex(({ lessons }) => lessons.some((lesson) => lesson.id === id));
  const chapter = outline[at];
  if (!chapter) return outline;
  const place = chapter.lessons.findIndex((lesson) => lesson.id === id) + step;
  if (place >= 0 && place < chapter.lessons.length) {
    return moveLesson(outline, id, { chapter: chapter.id, place });
  }
  const other = outline[at + step];
  if (!other) return outline;
  return moveLesson(outline, id, { chapter: other.id, place: step > 0 ? 0 : other.lessons.length });
}

/** Changes some fields of a chapter. */
export function changeChapter(outline: Outline, id: string, change: Partial<Chapter>): Outline {
  return outline.map((chapter) => (chapter.id === id ? { ...chapter, ...change } : chapter));
}

/** Changes some fields of a lesson. */
export function changeLesson(outline: Outline, id: string, change: Partial<Lesson>): Outline {
  return outline.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) =>
      lesson.id === id ? { ...lesson, ...change } : lesson,
    ),
  }));
}

/** Removes a chapter with its lessons, or a lesson. */
export function removePart(outline: Outline, id: string): Outline {
  return outline
    .filter((chapter) => chapter.id !== id)
    .map((chapter) => ({
      ...chapter,
      lessons: chapter.lessons.filter((lesson) => lesson.id !== id),
    }));
}
