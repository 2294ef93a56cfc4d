import { expect, it } from 'vitest';
import { enrolInCourse } from '@/lib/academy/enrolments/actions';
import { decideReview } from '@/lib/academy/enrolments/desk-actions';
import { service } from '@/supabase/tests/people';
import { mailsTo, redirectOf } from '@/supabase/tests/site/answers';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { runInRequest } from '@/supabase/tests/site/request';
import { askForLink, openCourse, rateCourse, submitLesson } from './actions';
import { readSession } from './session';
import { noteLessonOpened } from './writes';

const database = service(stack);

/** A browser with its own cookies. */
function newBrowser() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    run: <Result>(run: () => Promise<Result>, origin = 'http://localhost:3000') =>
      runInRequest({ cookies, headers: new Headers({ origin }), after: [] }, run),
  };
}

type Browser = ReturnType<typeof newBrowser>;

async function newCourse(price = 0) {
  const slug = `course-${crypto.randomUUID()}`;
  const course = await database
    .from('courses')
    .insert({
      slug,
      title: 'Testing in practice',
      description: 'Short.',
      category: 'Automation',
      level: 'beginner',
      price,
      instructor: 'Grace Hopper',
      duration: '2 hours',
      state: 'published',
    })
    .select('id')
    .single()
    .throwOnError();
  const courseId = String(course.data.id);
  const chapter = await database
    .from('course_chapters')
    .insert({ course_id: courseId, title: 'Testing' })
    .select('id')
    .single()
    .throwOnError();
  const lessons = await database
    .from('course_lessons')
    .insert(
      ['First', 'Second'].map((title, position) => ({
        chapter_id: chapter.data.id,
        title,
        position,
        is_sample: position === 0,
      })),
    )
    .select('id')
    .throwOnError();
  const ids = lessons.data.map(({ id }) => String(id));
  await database
    .from('lesson_texts')
    .insert(
      ids.map((id) => ({
        id,
        body: 'Text.',
        question: {
          text: 'Which?',
          why: 'Because.',
          options: [
            { text: 'A', isRight: false },
            { text: 'B', isRight: true },
          ],
        },
      })),
    )
    .throwOnError();
  return { courseId, slug, lessons: ids };
}

const newEmail = () => `${crypto.randomUUID()}@learner.example`;

const tokenIn = (text = '') => /\/learn\/enter\/([\w.-]+)/.exec(text)?.[1] ?? '';

/** Enrols someone and returns the token of the link in the email. */
async function enrolled(courseId: string) {
  const email = newEmail();
  const visitor = newBrowser();
  await visitor.run(() => enrolInCourse({}, formOf({ courseId, name: 'Ada Lovelace', email })));
  const [mail] = await mailsTo(email);
  return { email, token: tokenIn(mail?.text) };
}

const open = (browser: Browser, token: string) =>
  browser.run(() => openCourse({}, formOf({ token })));

const press = (browser: Browser, form: Record<string, string>) =>
  browser.run(() => submitLesson({}, formOf(form)));

/** Answers the question of a lesson and marks the lesson as done. Returns the URL of the redirect. */
async function finish(browser: Browser, course: string, lesson = '') {
  await press(browser, { course, lesson, press: 'answer', chosen: '0' });
  return redirectOf(press(browser, { course, lesson, press: 'done' }));
}

const devicesOf = async (email: string) =>
  (
    await database
      .from('access_links')
      .select('devices_count')
      .eq('email', email)
      .single()
      .throwOnError()
  ).data.devices_count;

it('opens the course with the link of the email and counts each browser once', async () => {
  const { courseId, slug } = await newCourse();
  const { email, token } = await enrolled(courseId);
  const browser = newBrowser();
  expect(await browser.run(() => readSession(slug))).toBeNull();
  expect(await redirectOf(open(browser, token))).toContain(`/learn/${slug}`);
  expect(await redirectOf(open(browser, token))).toContain(`/learn/${slug}`);
  expect(await devicesOf(email)).toBe(1);
  expect(await redirectOf(open(newBrowser(), token))).toContain(`/learn/${slug}`);
  expect(await devicesOf(email)).toBe(2);
  expect((await browser.run(() => readSession(slug)))?.learner.email).toBe(email);
});

it('refuses a link for another course, a revoked link and the link of a deleted student', async () => {
  const [one, other] = [await newCourse(), await newCourse()];
  const { email, token } = await enrolled(one.courseId);
  const browser = newBrowser();
  await redirectOf(open(browser, token));
  browser.cookies.set(`learner-${other.slug}`, browser.cookies.get(`learner-${one.slug}`) ?? '');
  expect(await browser.run(() => readSession(other.slug))).toBeNull();

  await stack.sql('update public.access_links set revoked_at = now() where email = $1', [email]);
  expect(await browser.run(() => readSession(one.slug))).toBeNull();
  const { serverError } = await open(newBrowser(), token);
  expect(serverError?.notice).toBe('courseLinkInvalid');

  const later = await enrolled(one.courseId);
  await database.from('enrolments').delete().eq('email', later.email).throwOnError();
  expect((await open(newBrowser(), later.token)).serverError?.notice).toBe('courseLinkInvalid');
});

it('leads from lesson to lesson to the overview and accepts a rating after completion', async () => {
  const { courseId, slug, lessons } = await newCourse();
  const { token } = await enrolled(courseId);
  const browser = newBrowser();
  await redirectOf(open(browser, token));
  const rate = (values: Record<string, string>) =>
    browser.run(() => rateCourse({}, formOf({ course: slug, ...values })));
  expect((await rate({ rating: '5' })).serverError?.notice).toBe('courseNotCompleted');
  expect(await finish(browser, slug, lessons[0])).toContain(`/learn/${slug}/second`);
  expect(await finish(browser, slug, lessons[1])).toMatch(new RegExp(`/learn/${slug}$`));
  expect((await rate({ rating: '9' })).serverError?.details.fieldErrors).toEqual({
    rating: 'Please choose a rating.',
  });
  const hostile = '<script>alert(1)</script>\n![x](https://evil.example/x.png)';
  expect((await rate({ rating: '5', review: hostile })).data).toEqual({
    rating: 5,
    review: hostile,
    reviewState: 'pending',
  });
  expect((await rate({ rating: '4' })).data).toMatchObject({ rating: 4, reviewState: null });
});

it('returns a published review to pending when its text changes, but not when only the rating does', async () => {
  const { courseId, slug, lessons } = await newCourse();
  const { token, email } = await enrolled(courseId);
  const browser = newBrowser();
  await redirectOf(open(browser, token));
  for (const lesson of lessons) await finish(browser, slug, lesson);
  const rate = (review: string, rating = '5') =>
    browser.run(() => rateCourse({}, formOf({ course: slug, rating, review })));
  const stored = async () => {
    const { data } = await database
      .from('enrolments')
      .select('id, review_state, review_answer')
      .eq('email', email)
      .single()
      .throwOnError();
    return data;
  };
  await rate('Clear.');
  const { id } = await stored();
  const decide = (seen: string) =>
    as('leader', () => decideReview({ id, seen, state: 'published', answer: 'Thanks.' }));
  expect((await decide('Clear.')).data?.notice).toBeTruthy();
  expect(await stored()).toMatchObject({ review_state: 'published', review_answer: 'Thanks.' });
  expect((await rate('Clear.', '4')).data).toMatchObject({ reviewState: 'published' });
  expect((await rate('Not clear.')).data).toMatchObject({ reviewState: 'pending' });
  expect(await stored()).toMatchObject({ review_state: 'pending', review_answer: null });
  expect((await decide('Clear.')).serverError?.notice).toBe('reviewChanged');
  expect(await stored()).toMatchObject({ review_state: 'pending' });
});

it('returns the right answer with its explanation, and refuses answers to a paid lesson', async () => {
  const { courseId, slug, lessons } = await newCourse(149);
  const { token } = await enrolled(courseId);
  const browser = newBrowser();
  await redirectOf(open(browser, token));
  const answer = (lesson = '', chosen = '0') =>
    press(browser, { course: slug, lesson, press: 'answer', chosen });
  expect((await answer(lessons[0])).data).toEqual({
    chosen: [0],
    isRight: false,
    right: [1],
    why: 'Because.',
    isUnfinished: false,
  });
  expect((await answer(lessons[0], '1')).data?.isRight).toBe(true);
  expect((await answer(lessons[1], '1')).serverError?.notice).toBe('lessonClosed');
  const done = await press(browser, { course: slug, lesson: lessons[1] ?? '', press: 'done' });
  expect(done.serverError?.notice).toBe('lessonClosed');
});

it('refuses a lesson as done until it was answered and read, and checks a choice first', async () => {
  const { courseId, slug, lessons } = await newCourse();
  const { token } = await enrolled(courseId);
  const browser = newBrowser();
  await redirectOf(open(browser, token));
  const lesson = String(lessons[0]);
  const body = 'word '.repeat(690);
  await database.from('lesson_texts').update({ body }).eq('id', lesson).throwOnError();
  const done = (chosen = {}) => press(browser, { course: slug, lesson, press: 'done', ...chosen });
  expect((await done()).serverError?.notice).toBe('lessonUnanswered');
  expect((await done({ chosen: '1' })).data).toMatchObject({ isRight: true, isUnfinished: true });
  const early = await done({ chosen: '1' });
  expect(early.serverError?.notice).toBe('lessonUnread');
  expect(early.serverError?.text).toContain('in about a minute.');
  await stack.sql(
    "update public.lesson_progress set opened_at = now() - interval '61 seconds' where lesson_id = $1::uuid",
    [lesson],
  );
  expect(await redirectOf(done({ chosen: '1' }))).toContain(`/learn/${slug}/second`);
});

it('stores when a lesson was first opened, but not of a closed lesson', async () => {
  const { courseId, slug, lessons } = await newCourse(149);
  const { token } = await enrolled(courseId);
  const browser = newBrowser();
  await redirectOf(open(browser, token));
  const read = async () => (await browser.run(() => readSession(slug)))?.learner;
  const learner = await read();
  if (!learner) throw new Error('No student');
  for (const lesson of lessons) {
    await noteLessonOpened(learner, lesson);
    await noteLessonOpened(learner, lesson);
  }
  expect((await read())?.lessons).toEqual([
    { lessonId: lessons[0], doneAt: null, chosen: null, isRight: null },
  ]);
});

it('refuses requests from another origin', async () => {
  const { courseId, slug, lessons } = await newCourse();
  const { token } = await enrolled(courseId);
  const browser = newBrowser();
  await redirectOf(open(browser, token));
  const form = formOf({
    course: slug,
    lesson: lessons[0] ?? '',
    press: 'done',
    chosen: '1',
    rating: '5',
    email: newEmail(),
    token,
  });
  const actions = [
    () => openCourse({}, form),
    () => askForLink({}, form),
    () => submitLesson({}, form),
    () => rateCourse({}, form),
  ];
  for (const action of actions) {
    const { serverError } = await browser.run<{ serverError?: { notice: string } }>(
      action,
      'https://evil.example',
    );
    expect(serverError?.notice).toBe('requestRefused');
  }
});

it('answers a request for the link alike for students and strangers', async () => {
  const { courseId, slug } = await newCourse();
  const { email, token } = await enrolled(courseId);
  const ask = (address: string) =>
    newBrowser().run(() => askForLink({}, formOf({ course: slug, email: address })));
  const stranger = newEmail();
  expect((await ask(stranger)).data).toEqual({ email: stranger, isMailed: true });
  expect((await ask(email)).data).toEqual({ email, isMailed: true });
  const [newest] = await mailsTo(email);
  expect(newest?.subject).toBe('Your link: Testing in practice');
  expect(tokenIn(newest?.text)).toBe(token);
  expect(await mailsTo(stranger)).toEqual([]);
});
