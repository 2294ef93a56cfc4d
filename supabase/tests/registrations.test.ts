import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { type Client, service } from './people.ts';

let stack: TestStack;
let server: Client;

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
});
afterAll(() => stack?.stop());

async function newWebinar(fields: Record<string, unknown> = {}): Promise<string> {
  const { data, error } = await server
    .from('webinars')
    .insert({
      slug: `webinar-${crypto.randomUUID()}`,
      title: 'Queues',
      description: 'Short.',
      starts_at: '2031-03-04T16:00:00Z',
      presenter: 'Sofia Reyes',
      state: 'published',
      ...fields,
    })
    .select('id')
    .single();
  if (error) throw new Error(error.message, { cause: error });
  return data.id;
}

async function newJob(fields: Record<string, unknown> = {}): Promise<string> {
  const { data, error } = await server
    .from('jobs')
    .insert({
      slug: `job-${crypto.randomUUID()}`,
      title: 'Engineer',
      summary: 'Short.',
      department: 'Delivery',
      location: 'New York, NY',
      state: 'published',
      ...fields,
    })
    .select('id')
    .single();
  if (error) throw new Error(error.message, { cause: error });
  return data.id;
}

/** Adds a lesson with a text to a course. */
async function writeLesson(course_id: string): Promise<void> {
  const chapter = await server
    .from('course_chapters')
    .insert({ course_id, title: 'Queues' })
    .select('id')
    .single()
    .throwOnError();
  const lesson = await server
    .from('course_lessons')
    .insert({ chapter_id: chapter.data.id, title: 'First in, first out' })
    .select('id')
    .single()
    .throwOnError();
  await server.from('lesson_texts').insert({ id: lesson.data.id, body: 'Text.' }).throwOnError();
}

/** Adds a course with a written lesson, unless `hasLessons` is false. */
async function newCourse(fields: Record<string, unknown> = {}, hasLessons = true): Promise<string> {
  const { data, error } = await server
    .from('courses')
    .insert({
      slug: `course-${crypto.randomUUID()}`,
      title: 'Queues',
      description: 'Short.',
      category: 'Automation',
      level: 'beginner',
      instructor: 'Sofia Reyes',
      duration: '2 hours',
      state: 'published',
      ...fields,
    })
    .select('id')
    .single();
  if (error) throw new Error(error.message, { cause: error });
  if (hasLessons) {
    await writeLesson(data.id);
  }
  return data.id;
}

async function mails(recordId: string) {
  return stack.sql('select topic, recipient from public.outbox where record_id = $1::uuid', [
    recordId,
  ]);
}

describe('registering for a webinar', () => {
  const register = (webinarid: string, email: string) =>
    server
      .from('webinar_registrations')
      .insert({ firstname: 'Ada', lastname: 'Byron', email, webinarid })
      .select()
      .single();

  it('stores the registration with its title, counts it, and sends an email', async () => {
    const webinar = await newWebinar({ attendees: 45 });
    const { data } = await register(webinar, 'ada@engines.example');
    expect(data).toMatchObject({ webinartitle: 'Queues', company: null, jobtitle: null });
    expect(await mails(data.id)).toEqual([
      { topic: 'webinar.registered', recipient: 'ada@engines.example' },
    ]);
    expect(
      await stack.sql(
        'select attendees, registered_count from public.webinars where id = $1::uuid',
        [webinar],
      ),
    ).toEqual([{ attendees: 45, registered_count: 1 }]);
  });

  it('happens once per email', async () => {
    const webinar = await newWebinar();
    await register(webinar, 'ada@engines.example');
    expect((await register(webinar, 'Ada@Engines.example')).error?.code).toBe('23505');
  });

  it('ends when all seats are taken; registered people still see that they have one', async () => {
    const webinar = await newWebinar({ capacity: 1 });
    await register(webinar, 'ada@engines.example');
    expect((await register(webinar, 'bob@engines.example')).error).toMatchObject({
      code: '23514',
      hint: 'full',
    });
    expect((await register(webinar, 'ada@engines.example')).error?.code).toBe('23505');
  });

  it.each([{ starts_at: '2020-01-01T00:00:00Z' }, { state: 'draft' }, { state: 'archived' }])(
    'is closed for %j',
    async (fields) => {
      const webinar = await newWebinar(fields);
      expect((await register(webinar, 'ada@engines.example')).error).toMatchObject({
        code: '23514',
        hint: 'closed',
      });
    },
  );
});

describe('enrolling in a course', () => {
  const enrol = (course: string, email: string) =>
    server
      .from('enrolments')
      .insert({ course_id: course, name: 'Ada Byron', email })
      .select('id')
      .single();
  const figures = (course: string) =>
    stack.sql(
      'select students_count, rating::text, ratings_count from public.courses where id = $1::uuid',
      [course],
    );
  /** Marks a course as completed by a student and rates it. */
  const rate = async (course: string, enrolment: unknown, rating: number) => {
    await stack.sql(
      `insert into public.lesson_progress (enrolment_id, lesson_id, done_at)
      select $1::uuid, l.id, now() from public.course_lessons l where l.course_id = $2::uuid`,
      [String(enrolment), course],
    );
    await server.from('enrolments').update({ rating }).eq('id', enrolment).throwOnError();
  };

  it('counts the students, and shows a rating from three on', async () => {
    const course = await newCourse();
    const first = await enrol(course, 'ada@engines.example');
    expect(await figures(course)).toEqual([{ students_count: 1, rating: null, ratings_count: 0 }]);
    expect(await mails(String(first.data?.id))).toEqual([
      { topic: 'enrolment.created', recipient: 'ada@engines.example' },
    ]);
    const second = await enrol(course, 'bob@engines.example');
    await rate(course, first.data?.id, 5);
    await rate(course, second.data?.id, 3);
    expect(await figures(course)).toEqual([{ students_count: 2, rating: null, ratings_count: 2 }]);
    const third = await enrol(course, 'cy@engines.example');
    await rate(course, third.data?.id, 5);
    expect(await figures(course)).toEqual([{ students_count: 3, rating: '4.3', ratings_count: 3 }]);
  });

  it('follows an enrolment that is withdrawn or moved to another course', async () => {
    const course = await newCourse();
    const other = await newCourse();
    const kept = await enrol(course, 'ada@engines.example');
    const withdrawn = await enrol(course, 'bob@engines.example');
    await server.from('enrolments').delete().eq('id', withdrawn.data?.id);
    expect(await figures(course)).toMatchObject([{ students_count: 1 }]);
    await server.from('enrolments').update({ course_id: other }).eq('id', kept.data?.id);
    expect(await figures(course)).toMatchObject([{ students_count: 0 }]);
    expect(await figures(other)).toMatchObject([{ students_count: 1 }]);
  });

  it('updates counts without recording an edit', async () => {
    const course = await newCourse();
    await enrol(course, 'ada@engines.example');
    expect(
      await stack.sql('select id from public.content_revisions where record_id = $1::uuid', [
        course,
      ]),
    ).toHaveLength(1);
    expect(
      await stack.sql(
        "select id from public.audit_log where table_name = 'courses' and record_id = $1",
        [course],
      ),
    ).toHaveLength(1);
  });

  it('happens once per email, and in published courses only', async () => {
    const course = await newCourse();
    await enrol(course, 'ada@engines.example');
    expect((await enrol(course, 'ADA@engines.example')).error?.code).toBe('23505');
    expect(
      (await enrol(await newCourse({ state: 'draft' }), 'ada@engines.example')).error?.hint,
    ).toBe('closed');
  });
});

describe('a course that opens later', () => {
  const ask = (course: string, email: string, waits: boolean) =>
    server.from('enrolments').insert({ course_id: course, name: 'Ada Byron', email, waits });
  const of = (course: string) =>
    stack.sql(
      `select students_count, opened_at is not null as is_open,
        (select count(*)::int from public.enrolments e where e.course_id = c.id and e.waits) as waiting
      from public.courses c where id = $1::uuid`,
      [course],
    );
  const mailsAbout = (course: string) =>
    stack.sql(
      `select topic, recipient from public.outbox
      where payload -> 'enrolment' ->> 'course_id' = $1 order by created_at, topic`,
      [course],
    );

  it('accepts no students while a lesson is missing, and keeps a waitlist', async () => {
    const course = await newCourse({ price: 249 }, false);
    const refused = await ask(course, 'ada@engines.example', false);
    expect(refused.error).toMatchObject({ code: '23514', hint: 'closed' });
    expect((await ask(course, 'ada@engines.example', true)).error).toBeNull();
    expect((await ask(course, 'Ada@Engines.example', true)).error?.code).toBe('23505');
    expect(await of(course)).toEqual([{ students_count: 0, is_open: false, waiting: 1 }]);
    expect(await mailsAbout(course)).toEqual([
      { topic: 'enrolment.waiting', recipient: 'ada@engines.example' },
    ]);
  });

  it('notifies each person on the waitlist once when it opens, and deletes the list', async () => {
    const course = await newCourse({}, false);
    await ask(course, 'ada@engines.example', true);
    await writeLesson(course);
    expect(await of(course)).toEqual([{ students_count: 0, is_open: true, waiting: 0 }]);
    expect((await ask(course, 'ada@engines.example', true)).error?.hint).toBe('closed');
    expect((await ask(course, 'ada@engines.example', false)).error).toBeNull();
    expect((await mailsAbout(course)).map(({ topic }) => topic)).toEqual([
      'enrolment.waiting',
      'enrolment.opened',
      'enrolment.created',
    ]);
  });

  it('stays open when a lesson is added, and closes while it is unpublished', async () => {
    const course = await newCourse();
    const [chapter] = await stack.sql(
      'select id from public.course_chapters where course_id = $1::uuid',
      [course],
    );
    await server
      .from('course_lessons')
      .insert({ chapter_id: chapter?.id, title: 'Last in, first out' })
      .throwOnError();
    expect(await of(course)).toMatchObject([{ is_open: true }]);
    await server.from('courses').update({ state: 'draft' }).eq('id', course).throwOnError();
    expect(await of(course)).toMatchObject([{ is_open: false }]);
  });
});

describe('applying for a job', () => {
  const apply = (job: string, email: string) =>
    server
      .from('job_applications')
      .insert({
        job_id: job,
        firstname: 'Ada',
        lastname: 'Byron',
        email,
        cv_path: 'x/cv.pdf',
        cv_name: 'cv.pdf',
      })
      .select('id, stage')
      .single();

  it('has the status new, and is acknowledged by email', async () => {
    const { data } = await apply(await newJob(), 'ada@engines.example');
    expect(data?.stage).toBe('new');
    expect(await mails(data?.id)).toEqual([
      { topic: 'application.received', recipient: 'ada@engines.example' },
    ]);
  });

  it('happens once per email and job', async () => {
    const job = await newJob();
    await apply(job, 'ada@engines.example');
    expect((await apply(job, 'Ada@engines.example')).error?.code).toBe('23505');
    expect((await apply(await newJob(), 'ada@engines.example')).error).toBeNull();
  });

  it.each([{ closes_at: '2020-01-01T00:00:00Z' }, { state: 'draft' }, { state: 'archived' }])(
    'is rejected for %j',
    async (fields) => {
      expect((await apply(await newJob(fields), 'ada@engines.example')).error).toMatchObject({
        code: '23514',
        hint: 'closed',
      });
    },
  );
});

describe('subscribing to the blog', () => {
  const subscribe = (email: string, policy_version: string | null = '2026-11-24') =>
    server
      .from('blog_subscriptions')
      .insert({ email, token_hash: 'a'.repeat(64), policy_version })
      .select()
      .single();

  it('asks for confirmation with an email that contains no token', async () => {
    const { data } = await subscribe('  Reader@Engines.example ');
    expect(data).toMatchObject({ email: 'reader@engines.example', confirmed_at: null });
    const [mail] = await stack.sql(
      'select topic, payload::text as payload from public.outbox where record_id = $1::uuid',
      [data.id],
    );
    expect(mail?.topic).toBe('subscription.requested');
    expect(mail?.payload).not.toContain('a'.repeat(16));
  });

  it('is rejected without consent to a policy', async () => {
    expect((await subscribe('silent@engines.example', null)).error?.code).toBe('23502');
    await subscribe('loud@engines.example');
    const again = (policy: string | null) =>
      server.rpc('subscribe_again', { address: 'loud@engines.example', policy });
    expect((await again('2026-11-24')).data).toBe('already_there');
    expect((await again(null)).error?.code).toBe('23502');
  });

  it('happens once per email, regardless of spelling', async () => {
    await subscribe('twice@engines.example');
    expect((await subscribe('TWICE@engines.example')).error?.code).toBe('23505');
  });
});
