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
import { lessonNeighbours, openLessons } from './rules';
import { answerSchema, doneSchema, linkRequestSchema, reviewSchema } from './schema';
import { openInBrowser, readSession } from './session';
import { requestLink, storeProgress, storeReview } from './writes';

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
 * Marks a lesson as done and redirects to the next open one, or marks it as not done. Works without JavaScript.
 * Refused: 'courseLinkInvalid', 'lessonClosed'.
 */
export const markLesson = formAction.stateAction(async ({ parsedInput: form, ctx }) => {
  const { learner } = await sessionOf(form);
  const { course, lesson, isDone } = parseForm(doneSchema, form);
  const stored = await storePublicForm(
    form,
    { limit: PRESSES_PER_IP, failed: 'progressFailed' },
    () => storeProgress(learner.id, lesson, { isDone: isDone === 'true' }),
  );
  if (!stored) throw new ActionFailure('lessonClosed');
  // Sends the mails and webhooks of the change although the response is a redirect.
  ctx.changed();
  const lessons = openLessons(learner);
  const slug = lessons.find(({ id }) => id === lesson)?.slug ?? '';
  const to = stored.isDone ? lessonNeighbours(lessons, slug).next?.slug : slug;
  redirect(learnPath(course, to));
});

/**
 * Stores the answer to the question of a lesson, and returns the right options and the explanation. Works without
 * JavaScript. Refused: 'courseLinkInvalid', 'lessonClosed'.
 */
export const answerQuestion = formAction.stateAction(async ({ parsedInput: form }) => {
  const { learner } = await sessionOf(form);
  const { lesson, chosen } = parseForm(answerSchema, form, { chosen: form.getAll('chosen') });
  const stored = await storePublicForm(
    form,
    { limit: PRESSES_PER_IP, failed: 'progressFailed' },
    () => storeProgress(learner.id, lesson, { chosen }),
  );
  const text = stored && (await readLessonText(lesson));
  if (!text?.question) throw new ActionFailure('lessonClosed');
  return {
    chosen: stored?.chosen ?? [],
    isRight: stored?.isRight ?? false,
    right: text.question.options.flatMap(({ isRight }, place) => (isRight ? [place] : [])),
    why: text.question.why,
  };
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
