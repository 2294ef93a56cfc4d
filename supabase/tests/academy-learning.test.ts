import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, anonymous, type Client, service, signIn } from './people.ts';
import { type Row, samplesOf } from './samples.ts';

let stack: TestStack;
let server: Client;
let leader: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
});
afterAll(() => stack?.stop());

type Made = { course: string; slug: string; lessons: string[] };

/** Adds a published course with written lessons, the first of which is a sample. */
async function newCourse(price = 0, lessons = 3): Promise<Made> {
  const slug = `course-${crypto.randomUUID()}`;
  const [row] = await stack.sql(
    `with course as (
      insert into public.courses (slug, title, description, category, level, price, instructor, duration, state)
      values ($1, 'Queues', 'Short.', 'Automation', 'beginner', $2::numeric, 'Sofia Reyes', '2 hours', 'published')
      returning id
    )
    insert into public.course_chapters (course_id, title) select id, 'Queues' from course returning id, course_id`,
    [slug, String(price)],
  );
  const made = await stack.sql(
    `insert into public.course_lessons (chapter_id, title, position, is_sample)
    select $1::uuid, 'Lesson ' || n, n, n = 1 from generate_series(1, $2::integer) as n returning id`,
    [String(row?.id), String(lessons)],
  );
  const ids = made.map(({ id }) => String(id));
  for (const id of ids) {
    await server
      .from('lesson_texts')
      .insert({
        id,
        body: 'A secret of the trade.',
        question: {
          text: 'Which two?',
          why: 'Because.',
          options: [
            { text: 'A', isRight: true },
            { text: 'B', isRight: false },
            { text: 'C', isRight: true },
          ],
        },
      })
      .throwOnError();
  }
  return { course: String(row?.course_id), slug, lessons: ids };
}

async function enrol(course: string, email = `${crypto.randomUUID()}@learner.example`) {
  const { data } = await server
    .from('enrolments')
    .insert({ course_id: course, name: 'Ada Byron', email })
    .select('id')
    .single()
    .throwOnError();
  return { id: String(data.id), email };
}

const student = async (id: string) =>
  (
    await server
      .from('enrolments')
      .select('progress, is_open, is_paid, completed_at, reminded_at')
      .eq('id', id)
      .single()
      .throwOnError()
  ).data;

const save = (enrolment: string, lesson: string, change: Row) =>
  server.rpc('save_lesson_progress', { enrolment, lesson, ...change });

/** Answers the question of a lesson, wrong, and marks the lesson as done. */
async function finish(enrolment: string, lesson: string) {
  const { error } = await save(enrolment, lesson, { chosen: [1] });
  return error ? { error } : save(enrolment, lesson, { is_done: true });
}

const mailsOf = async (id: string) =>
  (
    await stack.sql(
      "select topic from public.outbox where record_id = $1::uuid and channel = 'mail' order by created_at",
      [id],
    )
  ).map(({ topic }) => topic);

describe('progress', () => {
  it('is computed from completed lessons and yields one certificate', async () => {
    const { course, lessons } = await newCourse();
    const { id } = await enrol(course);
    for (const [done, lesson] of lessons.entries()) {
      expect((await student(id)).progress).toBe(Math.floor((done * 100) / lessons.length));
      expect((await finish(id, lesson)).error).toBeNull();
    }
    expect(await student(id)).toMatchObject({ progress: 100, completed_at: expect.any(String) });
    await save(id, String(lessons[0]), { is_done: false }).throwOnError();
    await save(id, String(lessons[0]), { is_done: true }).throwOnError();
    const certificates = await stack.sql(
      `select name, course_title, lessons_count, questions_count,
        started_on = private.business_day(now()) as started_today
      from public.certificates where enrolment_id = $1::uuid`,
      [id],
    );
    expect(certificates).toEqual([
      {
        name: 'Ada Byron',
        course_title: 'Queues',
        lessons_count: 3,
        questions_count: 3,
        started_today: true,
      },
    ]);
    expect(await mailsOf(id)).toEqual(['enrolment.created', 'enrolment.completed']);
  });

  it('cannot be written directly by the server or a leader', async () => {
    const { course } = await newCourse();
    const { id } = await enrol(course);
    const claim = { progress: 100, completed_at: '2026-01-01T00:00:00Z', is_free: true };
    for (const client of [server, leader]) {
      await client.from('enrolments').update(claim).eq('id', id);
      expect(await student(id)).toMatchObject({ progress: 0, completed_at: null });
    }
    const { error } = await server
      .from('enrolments')
      .update({ rating: 5 })
      .eq('id', id)
      .select('id');
    expect(error?.code).toBe('23514');
  });

  it('changes when a lesson is added, but revokes no certificate', async () => {
    const { course, lessons } = await newCourse(0, 1);
    const { id } = await enrol(course);
    await finish(id, String(lessons[0]));
    const [added] = await stack.sql(
      `insert into public.course_lessons (chapter_id, title)
      select id, 'Later' from public.course_chapters where course_id = $1::uuid returning id`,
      [course],
    );
    expect(await student(id)).toMatchObject({ progress: 100 });
    await server.from('lesson_texts').insert({ id: added?.id, body: 'Text.' }).throwOnError();
    expect(await student(id)).toMatchObject({ progress: 50, completed_at: expect.any(String) });
  });

  it('rejects a lesson that is closed, has no text or belongs to another course', async () => {
    const [paid, other] = [await newCourse(149), await newCourse()];
    const { id } = await enrol(paid.course);
    for (const lesson of [paid.lessons[1], other.lessons[0]]) {
      expect((await finish(id, String(lesson))).error).toMatchObject({
        code: '23514',
        hint: 'closed',
      });
    }
    expect((await finish(id, String(paid.lessons[0]))).error).toBeNull();
  });

  it.each([
    [[0, 2], true],
    [[2, 0, 2], true],
    [[0], false],
    [[0, 1, 2], false],
    [[7], false],
  ])('grades the answer %j in the database', async (chosen, isRight) => {
    const { course, lessons } = await newCourse();
    const { id } = await enrol(course);
    const { data } = await save(id, String(lessons[0]), { chosen });
    expect(data).toMatchObject({ is_right: isRight, done_at: null });
  });
});

describe('a lesson', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

  /** Returns a student of a course with one lesson of this text, opened this long ago. */
  const opened = async (body: string, ago = '0 seconds', question: unknown = null) => {
    const { course, lessons } = await newCourse(0, 1);
    const lesson = String(lessons[0]);
    await server.from('lesson_texts').update({ body, question }).eq('id', lesson).throwOnError();
    const { id } = await enrol(course);
    await stack.sql(
      `insert into public.lesson_progress (enrolment_id, lesson_id, opened_at)
      values ($1::uuid, $2::uuid, now() - $3::interval)`,
      [id, lesson, ago],
    );
    return { id, lesson, done: () => save(id, lesson, { is_done: true }) };
  };

  it.each([
    ['Ten words are read at once, one would think so.', null, 0],
    [words(690), null, 60],
    ['1 2 3 | --- | ---', null, 0],
    [words(14_000), null, 300],
    ['A film.', 150, 50],
    ['A film.', 7200, 300],
    [words(690), 30, 60],
  ])('counts as read after a part of its reading time (%#)', async (body, film, seconds) => {
    const rows = await stack.sql('select private.reading_seconds($1, $2::integer) as seconds', [
      body,
      film === null ? null : String(film),
    ]);
    expect(rows).toEqual([{ seconds }]);
  });

  it('cannot be done before it was read, and tells how long is left', async () => {
    const early = await opened(words(690), '20 seconds');
    const { error } = await early.done();
    expect(error).toMatchObject({ code: '23514', hint: 'unread' });
    expect(Number(error?.details)).toBeGreaterThan(30);
    expect(Number(error?.details)).toBeLessThanOrEqual(40);
    expect(await student(early.id)).toMatchObject({ progress: 0, completed_at: null });
    const late = await opened(words(690), '61 seconds');
    expect((await late.done()).error).toBeNull();
    const unopened = await newCourse(0, 1);
    const body = { body: words(690), question: null };
    await server.from('lesson_texts').update(body).eq('id', String(unopened.lessons[0]));
    const { id } = await enrol(unopened.course);
    const first = await save(id, String(unopened.lessons[0]), { is_done: true });
    expect(first.error?.hint).toBe('unread');
  });

  it('is read after the others, even if all were opened at once', async () => {
    const { course, lessons } = await newCourse(0, 2);
    const { id } = await enrol(course);
    await server
      .from('lesson_texts')
      .update({ body: words(690), question: null })
      .in('id', lessons)
      .throwOnError();
    await stack.sql(
      `insert into public.lesson_progress (enrolment_id, lesson_id, opened_at)
      select $1::uuid, l.id, now() - interval '61 seconds' from public.course_lessons l where l.course_id = $2::uuid`,
      [id, course],
    );
    const done = (at: number) => save(id, String(lessons[at]), { is_done: true });
    expect((await done(0)).error).toBeNull();
    const { error } = await done(1);
    expect(error?.hint).toBe('unread');
    expect(Number(error?.details)).toBeGreaterThan(50);
    await stack.sql(
      "update public.lesson_progress set opened_at = now() - interval '121 seconds' where enrolment_id = $1::uuid",
      [id],
    );
    expect((await done(1)).error).toBeNull();
    expect(await student(id)).toMatchObject({ progress: 100 });
  });

  it('cannot be done before its question was answered, right or wrong', async () => {
    const { course, lessons } = await newCourse(0, 1);
    const { id } = await enrol(course);
    const lesson = String(lessons[0]);
    const done = () => save(id, lesson, { is_done: true });
    expect((await done()).error).toMatchObject({ code: '23514', hint: 'unanswered' });
    await save(id, lesson, { chosen: [1] }).throwOnError();
    expect((await done()).data).toMatchObject({ is_right: false, done_at: expect.any(String) });
  });

  it('cannot be done by a direct write either', async () => {
    const { course, lessons } = await newCourse(0, 1);
    const { id } = await enrol(course);
    const row = { enrolment_id: id, lesson_id: lessons[0], done_at: '2041-01-01T00:00:00Z' };
    const { error } = await server.from('lesson_progress').insert(row);
    expect(error?.hint).toBe('unanswered');
  });

  it('keeps the time of its first opening, and stays done when its text and question change', async () => {
    const { id, lesson, done } = await opened('Short.', '3 hours');
    const { error } = await server
      .from('lesson_progress')
      .upsert(
        { enrolment_id: id, lesson_id: lesson },
        { onConflict: 'enrolment_id,lesson_id', ignoreDuplicates: true },
      );
    expect(error).toBeNull();
    await done().throwOnError();
    const question = {
      text: 'New?',
      why: 'So.',
      options: [{ text: 'A', isRight: true }, { text: 'B' }],
    };
    await server
      .from('lesson_texts')
      .update({ body: words(5000), question })
      .eq('id', lesson)
      .throwOnError();
    await done().throwOnError();
    const rows = await stack.sql(
      `select done_at is not null as done, opened_at < now() - interval '2 hours' as is_first
      from public.lesson_progress where enrolment_id = $1::uuid`,
      [id],
    );
    expect(rows).toEqual([{ done: true, is_first: true }]);
    expect(await student(id)).toMatchObject({ progress: 100 });
  });

  it('does not count as progress when it is only opened', async () => {
    const { id } = await opened('Short.');
    expect(await student(id)).toMatchObject({ progress: 0, completed_at: null });
  });
});

describe('the Data API', () => {
  it('shows the text of a non-sample lesson to leaders only', async () => {
    const { lessons } = await newCourse(149);
    const read = async (client: Client) => {
      const { data } = await client.from('lesson_texts').select('id').in('id', lessons);
      return data?.length;
    };
    expect(await Promise.all([anonymous(stack), member, leader].map(read))).toEqual([1, 1, 3]);
  });

  it('rejects writes to progress, payments, certificates and links', async () => {
    const { course, lessons } = await newCourse(149);
    const { id } = await enrol(course);
    const rows: [string, Row][] = [
      ['lesson_progress', { enrolment_id: id, lesson_id: lessons[0], done_at: '2026-01-01' }],
      [
        'course_payments',
        {
          enrolment_id: id,
          number: '1',
          state: 'recorded',
          state_at: '2026-01-01',
          source: 'staff',
        },
      ],
      [
        'certificates',
        { enrolment_id: id, name: 'Eve', course_title: 'Queues', completed_on: '2026-01-01' },
      ],
      [
        'access_links',
        { purpose: 'course', subject_id: id, email: 'eve@x.example', expires_at: '2060-01-01' },
      ],
    ];
    for (const client of [anonymous(stack), member, leader]) {
      for (const [table, row] of rows) {
        const { error } = await client.from(table).insert(row);
        expect(error?.code, table).toBe('42501');
      }
    }
    expect(await student(id)).toMatchObject({ progress: 0, is_open: false });
  });
});

describe('a payment', () => {
  const call = (type: string, data: Row, id: string = crypto.randomUUID()) =>
    server.rpc('receive_call', { webhook_id: id, body: '{}', call: { type, data } });

  it('opens the lessons, closes them when withdrawn, and notifies the student each time', async () => {
    const { course } = await newCourse(149);
    const { id } = await enrol(course);
    const pay = { enrolment: id, number: ' TL-7 ', amount: 149, paid_on: '2026-11-20' };
    expect((await leader.rpc('record_payment', pay)).data).toBe('recorded');
    expect((await leader.rpc('record_payment', pay)).data).toBe('known');
    expect(await student(id)).toMatchObject({ is_open: true });
    const [payment] = await stack.sql(
      'select id, number from public.course_payments where enrolment_id = $1::uuid',
      [id],
    );
    expect(payment?.number).toBe('TL-7');
    expect((await leader.rpc('withdraw_payment', { payment: payment?.id })).data).toBe(true);
    expect((await leader.rpc('withdraw_payment', { payment: payment?.id })).data).toBe(false);
    expect(await student(id)).toMatchObject({ is_open: false });
    expect(await mailsOf(id)).toEqual([
      'enrolment.created',
      'enrolment.paid',
      'enrolment.withdrawn',
    ]);
  });

  it.each([null, 'NaN', -1])('rejects the amount %j', async (amount) => {
    const { course } = await newCourse(149);
    const { id } = await enrol(course);
    const pay = { enrolment: id, number: 'TL-10', amount, paid_on: '2026-11-20' };
    expect((await leader.rpc('record_payment', pay)).error?.code).toBe('23514');
    expect(await student(id)).toMatchObject({ is_open: false });
  });

  it('with a time in the future can still be withdrawn', async () => {
    const { course } = await newCourse(149);
    const { id } = await enrol(course);
    const about = { enrolment_id: id, number: 'TL-9' };
    await call('payment.recorded', {
      ...about,
      amount: 149,
      paid_on: '2026-11-20',
      occurred_at: '9999-01-01T00:00:00Z',
    });
    const soon = new Date(Date.now() + 6 * 60_000).toISOString();
    const { data } = await call('payment.withdrawn', { ...about, occurred_at: soon });
    expect(data).toMatchObject({ payment: 'withdrawn', lessons: 'closed' });
  });

  it('is stored once per id, and a repeated call gets the same response', async () => {
    const { course, slug } = await newCourse(149);
    const { id, email } = await enrol(course);
    const data = {
      course: slug,
      email: email.toUpperCase(),
      number: 'TL-8',
      occurred_at: '2026-11-20T10:00:00Z',
      amount: 149,
      paid_on: '2026-11-20',
    };
    const webhookId = crypto.randomUUID();
    const first = await call('payment.recorded', data, webhookId);
    expect(first.data).toEqual({
      status: 200,
      enrolment_id: id,
      payment: 'recorded',
      lessons: 'open',
    });
    expect((await call('payment.recorded', data, webhookId)).data).toEqual(first.data);
    expect(await mailsOf(id)).toEqual(['enrolment.created', 'enrolment.paid']);
    const [kept] = await stack.sql(
      'select times, status from public.incoming_calls where webhook_id = $1',
      [webhookId],
    );
    expect(kept).toEqual({ times: 2, status: 200 });
  });

  it('ends in the same state in whatever order the calls arrive', async () => {
    const about = { number: 'TL-9', amount: 149, paid_on: '2026-11-20' };
    const recorded = { ...about, occurred_at: '2026-11-20T10:00:00Z' };
    const withdrawn = { number: 'TL-9', occurred_at: '2026-11-21T10:00:00Z' };
    const again = { ...about, occurred_at: '2026-11-22T10:00:00Z' };
    const events: [string, Row][] = [
      ['payment.recorded', recorded],
      ['payment.withdrawn', withdrawn],
      ['payment.recorded', again],
    ];
    const orders = [
      [0, 1],
      [1, 0],
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
      [2, 0, 1],
    ];
    for (const order of orders) {
      const { course } = await newCourse(149, 1);
      const { id } = await enrol(course);
      for (const at of order) {
        const [type, data] = events[at] ?? [];
        await call(String(type), { ...data, enrolment_id: id }).throwOnError();
      }
      expect(await student(id), order.join()).toMatchObject({ is_open: order.includes(2) });
    }
  });

  it('of an unknown enrolment is refused but kept, and applied once the enrolment exists', async () => {
    const { course, slug } = await newCourse(149);
    const email = `${crypto.randomUUID()}@learner.example`;
    const data = {
      course: slug,
      email,
      number: 'TL-10',
      occurred_at: '2026-11-20T10:00:00Z',
      amount: 149,
      paid_on: '2026-11-20',
    };
    const webhookId = crypto.randomUUID();
    expect((await call('payment.recorded', data, webhookId)).data).toMatchObject({ status: 404 });
    const { id } = await enrol(course, email);
    expect((await call('payment.recorded', data, webhookId)).data).toMatchObject({ status: 200 });
    expect(await student(id)).toMatchObject({ is_open: true });
  });
});

describe('an inactive student', () => {
  it('is reminded once, and only after 14 days', async () => {
    const { course } = await newCourse();
    const { id } = await enrol(course);
    expect((await leader.rpc('remind_student', { enrolment: id })).data).toBe(false);
    await stack.sql(
      "update public.enrolments set created_at = now() - interval '15 days' where id = $1::uuid",
      [id],
    );
    expect((await leader.rpc('remind_student', { enrolment: id })).data).toBe(true);
    expect((await leader.rpc('remind_student', { enrolment: id })).data).toBe(false);
    expect(await mailsOf(id)).toEqual(['enrolment.created', 'enrolment.reminder']);
  });
});

it('deletes a link with its student, and does not reveal whether an email is known', async () => {
  const { course } = await newCourse();
  const { id, email } = await enrol(course);
  const link = await server.rpc('issue_access_link', {
    purpose: 'course',
    subject: id,
    email,
    expires_at: '2060-01-01T00:00:00Z',
  });
  const ask = (address: string) => server.rpc('request_course_link', { course, address });
  expect((await ask(email.toUpperCase())).data).toEqual((await ask('nobody@x.example')).data);
  expect(await mailsOf(id)).toEqual(['enrolment.created', 'enrolment.link']);
  await server.from('enrolments').delete().eq('id', id).throwOnError();
  const rows = await stack.sql('select from public.access_links where id = $1::uuid', [
    String(link.data),
  ]);
  expect(rows).toEqual([]);
});

it('accepts a complete sample of a question and rejects an incomplete one', async () => {
  const samples = samplesOf(stack);
  const row = await samples.lesson_texts?.row({ id: '', isSelf: true });
  const whole = { text: 'A?', why: 'So.', options: [{ text: 'A', isRight: true }, { text: 'B' }] };
  const store = (question: unknown) =>
    server.from('lesson_texts').upsert({ ...row, question }, { onConflict: 'id' });
  for (const question of [
    { ...whole, why: '' },
    { ...whole, options: [{ text: 'A', isRight: true }] },
    { ...whole, options: [{ text: 'A' }, { text: 'B' }] },
    {},
    ['text'],
  ]) {
    expect((await store(question)).error?.code, JSON.stringify(question)).toBe('23514');
  }
  expect((await store(whole)).error).toBeNull();
});

describe('a review', () => {
  const reviewed = async () => {
    const { course, slug, lessons } = await newCourse(0, 1);
    const { id } = await enrol(course);
    await finish(id, String(lessons[0]));
    const write = (review: string | null) =>
      server
        .from('enrolments')
        .update({ rating: 4, rated_at: '2031-01-02T00:00:00Z', review })
        .eq('id', id)
        .throwOnError();
    await write('First words.');
    const stored = async () => {
      const { data } = await server
        .from('enrolments')
        .select('review_state, review_answer')
        .eq('id', id)
        .single()
        .throwOnError();
      return data;
    };
    const decide = async (client: Client, seen: string, state = 'published') => {
      const decision = { enrolment: id, seen, state, answer: 'Thank you.' };
      const { data, error } = await client.rpc('decide_review', decision);
      return error?.code ?? data;
    };
    return { id, slug, write, stored, decide };
  };

  it('is published with the text that the leader read, and rejected with any other', async () => {
    const { slug, write, stored, decide } = await reviewed();
    expect(await stored()).toEqual({ review_state: 'pending', review_answer: null });
    await write('Other words.');
    expect(await decide(leader, 'First words.')).toEqual({ outcome: 'changed' });
    expect(await stored()).toEqual({ review_state: 'pending', review_answer: null });
    expect(await decide(leader, 'Other words.')).toEqual({ outcome: 'decided', slug });
    expect(await stored()).toEqual({ review_state: 'published', review_answer: 'Thank you.' });
  });

  it('awaits approval again when its text changes, and is deleted with its enrolment', async () => {
    const { write, stored, decide } = await reviewed();
    for (const state of ['published', 'hidden']) {
      await write('First words.');
      await decide(leader, 'First words.', state);
      expect(await stored()).toEqual({ review_state: state, review_answer: 'Thank you.' });
      await write('First words.');
      expect((await stored()).review_state).toBe(state);
      await write('Changed words.');
      expect(await stored()).toEqual({ review_state: 'pending', review_answer: null });
    }
    await write(null);
    expect(await stored()).toEqual({ review_state: null, review_answer: null });
    expect(await decide(leader, '')).toEqual({ outcome: 'not_found' });
  });

  it('can be approved or rejected by leaders only', async () => {
    const { id, stored, decide } = await reviewed();
    expect(await decide(member, 'First words.')).toBe('42501');
    for (const change of [
      { review_state: 'published' },
      { review_answer: 'Hi.' },
      { review: 'Mine.' },
    ]) {
      const { error } = await leader.from('enrolments').update(change).eq('id', id);
      expect(error?.code).toBe('42501');
    }
    expect(await stored()).toEqual({ review_state: 'pending', review_answer: null });
  });
});
