'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { anyoneAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { storePublicForm } from '@/lib/core/actions/public-form';
import { isMailOn } from '@/lib/core/mail/transport';
import { learnPath } from '@/lib/paths/site';
import { readLearnerOf, readLessonText } from './data';
import { answerOf, isNewChoice, lessonNeighbours, openLessons } from './rules';
import { lessonSchema, linkRequestSchema, reviewSchema } from './schema';
import { openInBrowser, readSession } from './session';
import { type Progress, requestLink, storeProgress, storeReview } from './writes';

const LINKS_PER_IP = { bucket: 'course-link', maxHits: 10, windowSeconds: 3600 };
const PRESSES_PER_IP = { bucket: 'course-progress', maxHits: 600, windowSeconds: 3600 };

const formAction = anyoneAction.inputSchema(z.instanceof(FormData));

/** Returns the student whose course is open in this browser. @throws ActionFailure 'courseLinkInvalid' */
async function sessionOf(form: FormData) {
  const session = await readSession(formValues(form).course ?? '');
  if (!session) throw new ActionFailure('courseLinkInvalid');
  return session;
}

/**
 * Opens a course in this browser with its private link, and redirects to it. Works without JavaScript. Refused:
 * 'courseLinkInvalid'.
 */
export const openCourse = formAction.stateAction(async ({ parsedInput: form }) => {
  const found = await readLearnerOf(formValues(form).token ?? '');
  const slug = found?.learner.course.slug ?? '';
  if (!found || !(await openInBrowser(found.link, slug))) {
    throw new ActionFailure('courseLinkInvalid');
  }
  redirect(learnPath(slug));
});

/**
 * Mails the private link of a course again. Works without JavaScript. The response does not reveal whether this email
 * is enrolled.
 */
export const askForLink = formAction.stateAction(async ({ parsedInput: form }) => {
  const { course, email } = parseForm(linkRequestSchema, form);
  await storePublicForm(form, { limit: LINKS_PER_IP, failed: 'courseLinkFailed' }, () =>
    requestLink(course, email),
  );
  return { email, isMailed: isMailOn };
});

/**
 * Checks the answer to the question of a lesson and returns the right options with the explanation, or marks the lesson
 * as done and redirects to the next open one, or marks it as not done. A choice that was not checked yet is checked
 * before the lesson is marked as done, so that it is not lost and its explanation is shown. Works without JavaScript.
 * Refused: 'courseLinkInvalid', 'lessonClosed', 'lessonUnanswered', 'lessonUnread'.
 */
export const submitLesson = formAction.stateAction(async ({ parsedInput: form, ctx }) => {
  const { learner } = await sessionOf(form);
  const { course, lesson, press, chosen } = parseForm(lessonSchema, form, {
    chosen: form.getAll('chosen'),
  });
  const store = (progress: Progress) =>
    storePublicForm(form, { limit: PRESSES_PER_IP, failed: 'progressFailed' }, () =>
      storeProgress(learner.id, lesson, progress),
    );
  const checked = learner.lessons.find(({ lessonId }) => lessonId === lesson)?.chosen ?? null;
  if (press === 'answer' || (press === 'done' && isNewChoice(chosen, checked))) {
    const stored = await store({ chosen });
    const text = await readLessonText(lesson);
    const answered = text?.question && answerOf(text.question, stored);
    if (!answered) throw new ActionFailure('lessonClosed');
    return { ...answered, isUnfinished: press === 'done' };
  }
  const { isDone } = await store({ isDone: press === 'done' });
  // Sends the emails and webhooks of the change although the response is a redirect.
  ctx.changed();
  const lessons = openLessons(learner);
  const slug = lessons.find(({ id }) => id === lesson)?.slug ?? '';
  redirect(learnPath(course, isDone ? lessonNeighbours(lessons, slug).next?.slug : slug));
});

/**
 * Stores the rating and review of a course that the student has completed. Works without JavaScript. Refused:
 * 'courseLinkInvalid', 'courseNotCompleted'.
 */
export const rateCourse = formAction.stateAction(async ({ parsedInput: form, ctx }) => {
  const { learner } = await sessionOf(form);
  const input = parseForm(reviewSchema, form, { review: formValues(form).review || null });
  const stored = await storePublicForm(
    form,
    { limit: PRESSES_PER_IP, failed: 'reviewFailed' },
    () => storeReview(learner.id, input),
  );
  if (!stored) throw new ActionFailure('courseNotCompleted');
  ctx.changed({ table: 'courses', slug: input.course });
  return stored;
});
