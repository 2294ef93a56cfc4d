import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTENT_TABLES, type ContentTable } from '../../lib/paths.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { contentDraft } from './content-draft.ts';
import { accounts, addAccount, type Client, signIn } from './people.ts';
import { place, type Row, samplesOf } from './samples.ts';

// What members may do with content at the Data API, for each kind and each level of rights.

const levels = ['write', 'publish', 'mail'] as const;
type Level = (typeof levels)[number];

const soon = '2031-03-04T16:00:00Z';

let stack: TestStack;
let leader: Client;
let member: Client;
let memberId: string;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
  const account = await addAccount(stack, 'writer', 'team_member');
  memberId = account.id;
  member = await signIn(stack, account.email);
});
afterAll(() => stack?.stop());

const take = () =>
  stack.sql('delete from public.content_rights where user_id = $1::uuid', [memberId]);

async function give(kind: ContentTable, level: Level): Promise<void> {
  await take();
  await leader.from('content_rights').insert({ user_id: memberId, kind, level }).throwOnError();
}

/** Adds a record as the server, so that the rules about figures of cases do not apply. */
const add = (kind: ContentTable, fields: Row = {}) =>
  place(stack, kind, contentDraft(kind, fields));

const published = { state: 'published', published_at: '2026-01-05T12:00:00Z' };

async function changes(query: PromiseLike<{ data: unknown; error: unknown }>): Promise<boolean> {
  const { data, error } = await query;
  return !error && Array.isArray(data) && data.length > 0;
}

const rename = (kind: ContentTable, id: unknown) =>
  changes(member.from(kind).update({ title: 'Renamed' }).eq('id', id).select('id'));
const move = (kind: ContentTable, id: unknown, fields: Row) =>
  changes(member.from(kind).update(fields).eq('id', id).select('id'));

/** Returns what the member can do with a content kind at the Data API. */
async function abilities(kind: ContentTable) {
  const [draft, live, other, doomed] = await Promise.all([
    add(kind),
    add(kind, kind === 'cases' ? {} : published),
    add(kind),
    add(kind),
  ]);
  if (kind === 'cases') {
    await stack.sql('alter table public.cases disable trigger require_sources');
    await stack.sql(
      "update public.cases set state = 'published', published_at = now() where id = $1::uuid",
      [String(live.id)],
    );
  }
  const found = {
    reads: (await member.from(kind).select('id').eq('id', draft.id)).data?.length === 1,
    adds: await changes(member.from(kind).insert(contentDraft(kind)).select('id')),
    changes: await rename(kind, draft.id),
    keeps: await changes(
      member
        .from('content_drafts')
        .insert({ table_name: kind, record_id: live.id, content: { title: 'Typed' } })
        .select('record_id'),
    ),
    compares:
      ((await member.from('content_revisions').select('id').eq('record_id', draft.id)).data ?? [])
        .length > 0,
    removes: await changes(member.from(kind).delete().eq('id', doomed.id).select('id')),
    addsPublished: await changes(
      member.from(kind).insert(contentDraft(kind, published)).select('id'),
    ),
    changesPublished: await rename(kind, live.id),
    withdraws: await move(kind, live.id, { state: 'archived' }),
    schedules: await move(kind, other.id, { state: 'scheduled', published_at: soon }),
    publishes: await move(kind, other.id, { state: 'published' }),
  };
  if (kind === 'cases') await stack.sql('alter table public.cases enable trigger require_sources');
  return found;
}

const writes = {
  reads: true,
  adds: true,
  changes: true,
  keeps: true,
  compares: true,
  removes: true,
  addsPublished: false,
  changesPublished: false,
  withdraws: false,
  schedules: false,
  publishes: false,
};
const nothing = Object.fromEntries(Object.keys(writes).map((name) => [name, false]));
const everything = Object.fromEntries(Object.keys(writes).map((name) => [name, true]));

beforeEach(take);

describe.each(CONTENT_TABLES)('%s', (kind) => {
  it('is not accessible to a member without a right', async () => {
    expect(await abilities(kind)).toEqual(nothing);
  });

  it('can be written but not published by a writer', async () => {
    await give(kind, 'write');
    const found = await abilities(kind);
    expect(found).toEqual(writes);
  });

  it.each(['publish', 'mail'] as const)('can be published with the right to %s', async (level) => {
    await give(kind, level);
    const found = await abilities(kind);
    const expected = kind === 'cases' ? { ...everything, addsPublished: false } : everything;
    expect(found).toEqual(expected);
  });

  it('is not accessible with all rights to another kind', async () => {
    await give(kind === 'services' ? 'jobs' : 'services', 'mail');
    expect(await abilities(kind)).toEqual(nothing);
  });

  it('is inaccessible at the next request after the right is revoked', async () => {
    await give(kind, 'mail');
    const { id } = await add(kind);
    expect(await rename(kind, id)).toBe(true);
    await take();
    expect(await rename(kind, id)).toBe(false);
    expect((await member.from(kind).select('id').eq('id', id)).data).toEqual([]);
  });
});

it('can be granted by leaders only, and the log names both people', async () => {
  const mine = { user_id: memberId, kind: 'jobs', level: 'mail' };
  expect((await member.from('content_rights').insert(mine)).error?.code).toBe('42501');
  const asked = { person: memberId, seen: {}, rights: { jobs: 'mail' } };
  expect((await member.rpc('give_content_rights', asked)).error?.code).toBe('42501');
  await give('jobs', 'write');
  await member.from('content_rights').update({ level: 'mail' }).eq('user_id', memberId);
  expect((await member.from('content_rights').select('kind, level')).data).toEqual([
    { kind: 'jobs', level: 'write' },
  ]);
  const { data } = await leader
    .from('audit_log')
    .select('action, actor_id, after')
    .eq('table_name', 'content_rights')
    .eq('record_id', `${memberId},jobs`)
    .order('id', { ascending: false })
    .limit(1)
    .single()
    .throwOnError();
  expect(data).toMatchObject({ actor_id: accounts.leader.id, after: { user_id: memberId } });
});

it('replaces only the rights that the leader read', async () => {
  const { id } = await addAccount(stack, 'new-writer', 'team_member');
  const replace = async (seen: Row, rights: Row) =>
    (await leader.rpc('give_content_rights', { person: id, seen, rights }).throwOnError()).data;
  expect(await replace({}, { jobs: 'write', cases: 'mail' })).toBe('given');
  expect(await replace({}, { jobs: 'mail' })).toBe('stale');
  expect(await replace({ jobs: 'write', cases: 'mail' }, { jobs: 'publish' })).toBe('given');
  expect((await leader.rpc('content_rights_of', { person: id })).data).toEqual({ jobs: 'publish' });
  const nobody = { person: crypto.randomUUID(), seen: {}, rights: { jobs: 'write' } };
  expect((await leader.rpc('give_content_rights', nobody)).data).toBe('gone');
});

it.each(['guest', 'disabled'])('gives nothing to an account that is %s', async (what) => {
  const type = what === 'guest' ? 'guest' : 'team_member';
  const account = await addAccount(stack, what, type);
  await stack.sql(
    "insert into public.content_rights (user_id, kind, level) values ($1::uuid, 'jobs', 'mail')",
    [account.id],
  );
  const client = await signIn(stack, account.email);
  if (what === 'disabled') {
    await stack.sql('update public.user_profiles set disabled_at = now() where id = $1::uuid', [
      account.id,
    ]);
  }
  const { id } = await add('jobs');
  expect((await client.from('jobs').select('id').eq('id', id)).data ?? []).toEqual([]);
  expect((await client.from('jobs').insert(contentDraft('jobs'))).error?.code).toBe('42501');
});

describe('mailing', () => {
  const notified = { notify_subscribers: true };

  it('needs its own right, however a post goes live', async () => {
    await give('blog_posts', 'publish');
    const { id } = await add('blog_posts');
    const live = { state: 'published', ...notified };
    expect(await move('blog_posts', id, live)).toBe(false);
    expect(await move('blog_posts', id, { ...live, state: 'scheduled', published_at: soon })).toBe(
      false,
    );
    expect(await move('blog_posts', id, notified)).toBe(false);
    const { id: chosen } = await add('blog_posts', notified);
    expect(await move('blog_posts', chosen, { state: 'published' })).toBe(false);
    expect(
      await move('blog_posts', chosen, { state: 'published', notify_subscribers: false }),
    ).toBe(true);
    const added = member
      .from('blog_posts')
      .insert(contentDraft('blog_posts', { ...published, ...notified }));
    expect((await added).error?.code).toBe('42501');
    const mails = await stack.sql(
      'select from public.post_announcements where post_id = $1::uuid',
      [String(id)],
    );
    expect(mails).toEqual([]);
    await give('blog_posts', 'mail');
    expect(await move('blog_posts', id, live)).toBe(true);
  });

  it('returns the number of subscribers and registrants to permitted people, without names', async () => {
    const { id } = await add('blog_posts');
    const count = () => member.rpc('announcement_audience', { post_ids: [id] });
    const registrants = () => member.rpc('registrants_to_tell', { webinar_ids: [] });
    await give('blog_posts', 'publish');
    expect((await count()).data).toEqual([]);
    await give('blog_posts', 'mail');
    const [audience] = (await count()).data ?? [];
    expect(audience).toMatchObject({ posts: 1 });
    expect(audience.recipients).toBeGreaterThan(0);
    expect((await registrants()).data).toEqual([]);
    await give('webinars', 'mail');
    expect((await registrants()).data).toEqual([0]);
  });

  it('notifies no registrants without the right', async () => {
    await give('webinars', 'publish');
    const { id } = await add('webinars', published);
    expect(await move('webinars', id, { presenter: 'Else', tells_registrants: true })).toBe(false);
    expect(await move('webinars', id, { presenter: 'Else' })).toBe(true);
  });
});

it('shows no person to an editor with every right', async () => {
  const editor = await signIn(stack, accounts.editor.email);
  const samples = samplesOf(stack);
  for (const table of [
    'blog_subscriptions',
    'certificates',
    'course_payments',
    'enrolments',
    'enquiries',
    'job_applications',
    'lesson_progress',
    'outbox',
    'webinar_questions',
    'webinar_registrations',
    'webinar_rooms',
    'webinar_waitlist',
  ]) {
    const sample = samples[table];
    if (sample)
      await place(stack, table, await sample.row({ id: memberId, isSelf: false })).catch(
        () => null,
      );
    expect((await leader.from(table).select('*').limit(1)).data?.length, table).toBe(1);
    expect((await editor.from(table).select('*')).data ?? [], table).toEqual([]);
  }
});

it('shows unanswered questions to all writers, who cannot delete them', async () => {
  const question = `why ${crypto.randomUUID()}`;
  await stack.sql('insert into public.search_gaps (question) values ($1)', [question]);
  const read = async () =>
    (await member.from('search_gaps').select('id').eq('question', question)).data?.length;
  await take();
  expect(await read()).toBe(0);
  await give('jobs', 'write');
  expect(await read()).toBe(1);
  const { data } = await member.from('search_gaps').delete().eq('question', question).select('id');
  expect(data).toEqual([]);
});

it('keeps the room of a webinar out of the draft that editors read', async () => {
  const { id } = await add('webinars');
  const draft = { table_name: 'webinars', record_id: id };
  const content = { title: 'Typed', join_url: 'https://meet.example/secret' };
  await leader
    .from('content_drafts')
    .insert({ ...draft, content })
    .throwOnError();
  await give('webinars', 'mail');
  const read = (client: Client) =>
    client
      .from('content_drafts')
      .select('table_name, content')
      .eq('record_id', id)
      .order('table_name');
  expect((await read(member)).data).toEqual([
    { table_name: 'webinars', content: { title: 'Typed' } },
  ]);
  expect((await read(leader)).data).toHaveLength(2);
  const forged = { table_name: 'webinar_rooms', record_id: crypto.randomUUID(), content: {} };
  expect((await member.from('content_drafts').insert(forged)).error?.code).toBe('42501');
  const room = { ...draft, record_id: crypto.randomUUID(), content };
  expect((await member.from('content_drafts').insert(room)).error?.code).toBe('42501');
  const saved = await member.rpc('save_content', {
    kind: 'webinars',
    content: { ...contentDraft('webinars'), join_url: 'https://meet.example/2' },
  });
  expect(saved.error?.code).toBe('42501');
  await leader.from('content_drafts').delete().match(draft).throwOnError();
  expect((await read(leader)).data).toEqual([]);
});

it.each([
  ['courses', { students_count: 9000 }],
  ['courses', { rating: 5, ratings_count: 400 }],
  ['webinars', { registered_count: 300 }],
  ['webinars', { cancelled_at: soon, cancel_reason: 'Out of spite.' }],
  ['webinars', { begun_at: soon }],
] as const)(
  'prevents editors from setting values computed or decided elsewhere: %s %j',
  async (kind, fields) => {
    await give(kind, 'mail');
    const { id } = await add(kind, published);
    expect(await move(kind, id, fields)).toBe(false);
    const added = await member.from(kind).insert(contentDraft(kind, fields));
    expect(added.error?.code).toBe('42501');
  },
);

it('deletes no content that has records of people', async () => {
  await give('jobs', 'mail');
  const { id } = await add('jobs', published);
  const sample = await samplesOf(stack).job_applications?.row({ id: memberId, isSelf: false });
  await place(stack, 'job_applications', { ...sample, job_id: id });
  expect(await move('jobs', id, { state: 'draft' })).toBe(true);
  const refused = await member.from('jobs').delete().eq('id', id);
  expect(refused.error).toMatchObject({ code: '23514', hint: 'people' });
  expect(await changes(leader.from('jobs').delete().eq('id', id).select('id'))).toBe(true);
});

describe('parts of a record', () => {
  it('of a course can be edited by writers only while it is a draft', async () => {
    const [draft, live] = await Promise.all([add('courses'), add('courses', published)]);
    const outline = [{ id: crypto.randomUUID(), title: 'One', lessons: [] }];
    const save = (outlined: unknown) =>
      member.rpc('save_outline', {
        outlined,
        seen: [],
        outline: outline.map((chapter) => ({ ...chapter, id: crypto.randomUUID() })),
      });
    const chapter = (course_id: unknown) =>
      member.from('course_chapters').insert({ course_id, title: 'Slipped in' });
    expect((await save(draft.id)).data).toBe('stale');
    await give('courses', 'write');
    expect((await save(draft.id)).data).toBe('saved');
    expect((await save(live.id)).data).toBe('stale');
    expect((await chapter(live.id)).error?.code).toBe('42501');
    await give('courses', 'publish');
    expect((await save(live.id)).data).toBe('saved');
  });

  it('cannot move a lesson from a draft to a published course', async () => {
    const [draft, live] = await Promise.all([add('courses'), add('courses', published)]);
    const [from, to] = await Promise.all(
      [draft, live].map(({ id }) => place(stack, 'course_chapters', { course_id: id, title: 'C' })),
    );
    const lesson = await place(stack, 'course_lessons', { chapter_id: from?.id, title: 'Lesson' });
    await give('courses', 'write');
    const text = { id: lesson.id, body: 'Typed.' };
    expect((await member.from('lesson_texts').insert(text)).error).toBeNull();
    const moved = await member
      .from('course_lessons')
      .update({ chapter_id: to?.id })
      .eq('id', lesson.id);
    expect(moved.error?.code).toBe('42501');
    await stack.sql('update public.course_lessons set chapter_id = $1::uuid where id = $2::uuid', [
      String(to?.id),
      String(lesson.id),
    ]);
    expect(
      await changes(
        member.from('lesson_texts').update({ body: 'Else.' }).eq('id', lesson.id).select('id'),
      ),
    ).toBe(false);
  });

  it('of a case, such as figures, can be edited in a draft, and with the right to publish afterwards', async () => {
    const [draft, live] = await Promise.all([add('cases'), add('cases')]);
    const figure = (case_id: unknown): Row => ({
      id: `figure-${crypto.randomUUID().slice(0, 8)}`,
      case_id,
      label: 'Hours a week',
      value: 4,
      unit: 'hours',
      kind: 'measured',
      measured_by: 'Firm',
      from_day: '2026-01-01',
      until_day: '2026-02-01',
      source: 'Their own log',
    });
    await place(stack, 'figures', figure(live.id));
    await stack.sql(
      "update public.cases set state = 'published', published_at = now() where id = $1::uuid",
      [String(live.id)],
    );
    const put = async (id: unknown) =>
      (await member.from('figures').insert(figure(id))).error?.code;
    const touch = (id: unknown, fields: Row) =>
      changes(member.from('figures').update(fields).eq('case_id', id).select('id'));
    expect(await put(draft.id)).toBe('42501');
    await give('cases', 'write');
    expect(await put(draft.id)).toBeUndefined();
    expect(await put(live.id)).toBe('42501');
    expect(await touch(draft.id, { case_id: live.id })).toBe(false);
    expect(await touch(live.id, { value: 5 })).toBe(false);
    const removed = member.from('figures').delete().eq('case_id', live.id).select('id');
    expect(await changes(removed)).toBe(false);
    await give('cases', 'publish');
    expect(await put(live.id)).toBeUndefined();
    expect(await touch(live.id, { value: 5 })).toBe(true);
  });

  it('lets writers set the video of a draft, and publishers that of published content', async () => {
    const [draft, live] = await Promise.all([add('webinars'), add('webinars', published)]);
    const video = { source: 'youtube', player_id: 'abcdefghijk' };
    const show = (record_id: unknown) =>
      member.rpc('show_video', { shown_in: 'webinars', record_id, video });
    expect((await show(draft.id)).error?.code).toBe('42501');
    await give('webinars', 'write');
    const shown = await show(draft.id);
    expect(shown.error).toBeNull();
    expect((await show(live.id)).error?.code).toBe('P0002');
    const caption = (id: unknown) =>
      changes(member.from('videos').update({ transcript: 'Said.' }).eq('id', id).select('id'));
    expect(await caption(shown.data)).toBe(true);
    const { data: theirs } = await leader
      .rpc('show_video', { shown_in: 'webinars', record_id: live.id, video })
      .throwOnError();
    expect(await caption(theirs)).toBe(false);
    await give('services', 'mail');
    expect(await caption(shown.data)).toBe(false);
    expect((await show(draft.id)).error?.code).toBe('42501');
  });

  it('lets writers of any kind add pictures, under their own name', async () => {
    const picture = () => ({
      path: `${crypto.randomUUID()}.png`,
      alt: 'A',
      uploaded_by: accounts.leader.id,
    });
    expect((await member.from('images').insert(picture())).error?.code).toBe('42501');
    await give('jobs', 'write');
    const { data } = await member.from('images').insert(picture()).select('uploaded_by');
    expect(data).toEqual([{ uploaded_by: memberId }]);
  });
});
