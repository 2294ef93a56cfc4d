import { expect, it } from 'vitest';
import { service } from '@/supabase/tests/people';
import { mailsTo } from '@/supabase/tests/site/answers';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { enrolInCourse } from './actions';

const database = service(stack);

/** Adds a lesson with a text, which opens the course. */
async function writeLesson(course_id: string) {
  const chapter = await database
    .from('course_chapters')
    .insert({ course_id, title: 'Testing' })
    .select('id')
    .single()
    .throwOnError();
  const lesson = await database
    .from('course_lessons')
    .insert({ chapter_id: chapter.data.id, title: 'What others overlook' })
    .select('id')
    .single()
    .throwOnError();
  await database.from('lesson_texts').insert({ id: lesson.data.id, body: 'Text.' }).throwOnError();
}

/** Adds a course with a written lesson, unless `isWritten` is false. */
async function newCourse(fields: Record<string, unknown>, isWritten: boolean) {
  const { data } = await database
    .from('courses')
    .insert({
      slug: crypto.randomUUID(),
      title: 'Testing in practice',
      description: 'Finding what others overlook.',
      category: 'Web Development',
      level: 'advanced',
      instructor: 'Grace Hopper',
      duration: '2 hours',
      state: 'published',
      ...fields,
    })
    .select('id')
    .single()
    .throwOnError();
  const course_id = String(data.id);
  if (isWritten) await writeLesson(course_id);
  return course_id;
}

async function setUp(fields: Record<string, unknown> = {}, isWritten = true) {
  const courseId = await newCourse(fields, isWritten);
  const email = `${crypto.randomUUID()}@learner.example`;
  return {
    courseId,
    email,
    enrol: (typed: Record<string, string> = {}) =>
      as('visitor', () =>
        enrolInCourse({}, formOf({ courseId, name: 'Ada Lovelace', email, ...typed })),
      ),
    stored: async () => {
      const { data } = await database
        .from('enrolments')
        .select('name, email')
        .eq('course_id', courseId);
      return data;
    },
  };
}

it('stores a student once, whatever the case of the email, and keeps the input of the form', async () => {
  const { email, enrol, stored } = await setUp();
  expect((await enrol()).data).toEqual({ email, isMailed: true });
  expect((await enrol({ email: email.toUpperCase() })).serverError).toMatchObject({
    notice: 'alreadyEnrolled',
    details: { values: { name: 'Ada Lovelace', email: email.toUpperCase() } },
  });
  expect(await stored()).toEqual([{ name: 'Ada Lovelace', email }]);
  expect(await mailsTo(email)).toMatchObject([
    {
      subject: 'You are enrolled: Testing in practice',
      text: expect.stringMatching(/\/learn\/enter\/\S+/),
    },
  ]);
});

it('refuses an enrolment in a course that has closed since the page was loaded', async () => {
  const { courseId, email, enrol, stored } = await setUp();
  await database.from('courses').update({ state: 'archived' }).eq('id', courseId).throwOnError();
  expect((await enrol()).serverError).toMatchObject({
    notice: 'courseClosed',
    details: { values: { email } },
  });
  expect(await stored()).toEqual([]);
});

it('refuses a bot that fills in the hidden field', async () => {
  const { enrol, stored } = await setUp();
  const { serverError } = await enrol({ website: 'https://spam.example' });
  expect(serverError?.notice).toBe('looksAutomated');
  expect(await stored()).toEqual([]);
});

it('returns the errors of an invalid form and keeps its input', async () => {
  const { enrol } = await setUp();
  expect((await enrol({ name: ' ', email: 'ada@' })).serverError).toMatchObject({
    notice: 'formHasErrors',
    details: {
      fieldErrors: {
        name: 'Please enter your name.',
        email: 'Please enter a valid email address.',
      },
      values: { email: 'ada@' },
    },
  });
});

it('puts visitors of a course without lessons on its waiting list and notifies them once when it opens', async () => {
  const { courseId, email, enrol, stored } = await setUp({ price: 249 }, false);
  expect((await enrol()).serverError?.notice).toBe('courseClosed');
  expect(await stored()).toEqual([]);

  expect((await enrol({ waits: 'true' })).data).toEqual({ email, isMailed: true });
  expect((await enrol({ waits: 'true' })).serverError?.notice).toBe('alreadyWaiting');
  const [noted] = await mailsTo(email);
  expect(noted?.subject).toBe('Opens later: Testing in practice');
  expect(noted?.text).not.toMatch(/\$249|invoice/);

  await writeLesson(courseId);
  const [opened, ...before] = await mailsTo(email);
  expect(opened?.subject).toBe('Open now: Testing in practice');
  expect(before).toHaveLength(1);
  expect(await stored()).toEqual([]);
  expect((await enrol({ waits: 'true' })).serverError?.notice).toBe('courseOpened');
  expect((await enrol()).data).toEqual({ email, isMailed: true });
});
