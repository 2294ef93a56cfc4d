import { longDay } from '@/lib/core/time/business-time';
import type { Chapters, OutlineLesson } from '../model';
import type {
  AnsweredQuestion,
  Certificate,
  Learner,
  LessonProgress,
  LessonQuestion,
} from './model';

/** Returns the lessons of a course that have a text, in order. */
export function writtenLessons(chapters: Chapters): OutlineLesson[] {
  return chapters.flatMap(({ lessons }) => lessons).filter(({ isWritten }) => isWritten);
}

/** Returns whether a student may open a lesson. Without access to the whole course, only samples are open. */
export function isLessonOpen(
  { isOpen }: Pick<Learner, 'isOpen'>,
  { isSample }: Pick<OutlineLesson, 'isSample'>,
): boolean {
  return isOpen || isSample;
}

/** Returns the previous and the next lesson; null at the ends. */
export function lessonNeighbours<Lesson extends { slug: string }>(
  lessons: readonly Lesson[],
  slug: string,
): { previous: Lesson | null; next: Lesson | null } {
  const at = lessons.findIndex((lesson) => lesson.slug === slug);
  return {
    previous: (at > 0 && lessons[at - 1]) || null,
    next: (at >= 0 && lessons[at + 1]) || null,
  };
}

/** Returns the lessons that are open to a student, in order. */
export function openLessons(learner: Learner): OutlineLesson[] {
  return writtenLessons(learner.course.chapters).filter((lesson) => isLessonOpen(learner, lesson));
}

/** Returns the ids of the lessons that a student has done. */
export function doneLessons({ lessons }: Pick<Learner, 'lessons'>): ReadonlySet<string> {
  return new Set(lessons.filter(({ doneAt }) => doneAt !== null).map(({ lessonId }) => lessonId));
}

/** Returns the first open lesson that is not done, or null if all are. */
export function nextToDo(learner: Learner): OutlineLesson | null {
  const done = doneLessons(learner);
  return openLessons(learner).find(({ id }) => !done.has(id)) ?? null;
}

/** Returns the total minutes of the required lessons that are not done yet. */
export function minutesLeft(learner: Learner): number {
  const done = doneLessons(learner);
  return writtenLessons(learner.course.chapters)
    .filter(({ id, isRequired }) => isRequired && !done.has(id))
    .reduce((total, { minutes }) => total + (minutes ?? 0), 0);
}

/** Returns why a lesson is closed to a student: nothing was paid yet, or the payment was withdrawn. */
export function closedBecause({ payments }: Pick<Learner, 'payments'>): 'unpaid' | 'withdrawn' {
  return payments.some(({ state }) => state === 'withdrawn') ? 'withdrawn' : 'unpaid';
}

/** Returns whether a question has several right answers. */
export function hasSeveralAnswers({ options }: Pick<LessonQuestion, 'options'>): boolean {
  return options.filter(({ isRight }) => isRight).length > 1;
}

/** Returns the answer of a student to a question with its solution; null if they have not answered it. */
export function answerOf(
  { options, why }: LessonQuestion,
  progress: Pick<LessonProgress, 'chosen' | 'isRight'> | undefined,
): AnsweredQuestion | null {
  if (!progress?.chosen) return null;
  const right = options.flatMap(({ isRight }, place) => (isRight ? [place] : []));
  return { chosen: progress.chosen, isRight: progress.isRight ?? false, right, why };
}

/**
 * Returns whether a student chose other options than those that were checked last. Without a chosen option there is no
 * choice.
 */
export function isNewChoice(chosen: readonly number[], checked: readonly number[] | null): boolean {
  if (chosen.length === 0) return false;
  return checked?.length !== chosen.length || chosen.some((option) => !checked.includes(option));
}

/** Formats the time after which a lesson can be marked as done: 'a minute', '3 minutes'. */
export function readingTimeLeft(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1 ? `${minutes} minutes` : 'a minute';
}

/** Formats a day of a certificate. Uses noon, so that no time zone shifts the day. */
export function certificateDay(day: string): string {
  return longDay(`${day}T17:00:00Z`);
}

/** Returns what the student of a certificate did: '11 lessons, 10 questions answered'; null if it is unknown. */
export function certificateWork({
  lessons,
  questions,
}: Pick<Certificate, 'lessons' | 'questions'>): string | null {
  if (lessons === null || questions === null) return null;
  const done = `${lessons} ${lessons === 1 ? 'lesson' : 'lessons'}`;
  if (questions === 0) return done;
  return `${done}, ${questions} ${questions === 1 ? 'question' : 'questions'} answered`;
}

/** Returns the URL that adds a certificate to a LinkedIn profile. */
export function linkedInUrl(
  { courseTitle, completedOn, id }: { courseTitle: string; completedOn: string; id: string },
  organization: string,
  url: string,
): string {
  const [year = '', month = ''] = completedOn.split('-');
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: organization,
    issueYear: year,
    issueMonth: `${Number(month)}`,
    certUrl: url,
    certId: id,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}

/** Returns the public sample lessons of a course, in order. */
export function samplesOf(chapters: Chapters): OutlineLesson[] {
  return writtenLessons(chapters).filter(({ isSample }) => isSample);
}
