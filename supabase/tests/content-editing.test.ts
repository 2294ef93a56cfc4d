import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, signIn } from './people.ts';

let stack: TestStack;
let leader: Client;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

const slug = () => `piece-${crypto.randomUUID()}`;

async function save(kind: string, content: object, at: object = {}) {
  const { data } = await leader.rpc('save_content', { kind, content, ...at }).throwOnError();
  return data;
}

const addWebinar = (fields = {}) =>
  save('webinars', {
    slug: slug(),
    title: 'A webinar',
    description: 'Short.',
    starts_at: '2031-03-04T16:00:00Z',
    presenter: 'Sofia Reyes',
    ...fields,
  });

const roomsOf = (id: string) =>
  stack.sql('select join_url from public.webinar_rooms where webinar_id = $1::uuid', [id]);

it('adds a record, changes the version that was read, and rejects an outdated one', async () => {
  const { outcome, record } = await addWebinar({ tags: ['One'], chapters: [{ minute: 1 }] });
  expect(outcome).toBe('saved');
  const first = { content_id: record.id, seen: record.updated_at };
  const changed = await save('webinars', { title: 'Second', tags: ['Two'] }, first);
  expect(changed).toMatchObject({ outcome: 'saved', record: { slug: record.slug } });
  expect(await save('webinars', { title: 'Third' }, first)).toEqual({ outcome: 'stale' });
  const { data } = await leader
    .from('webinars')
    .select('title, tags, chapters, presenter')
    .eq('id', record.id)
    .single()
    .throwOnError();
  expect(data).toEqual({
    title: 'Second',
    tags: ['Two'],
    chapters: [{ minute: 1 }],
    presenter: 'Sofia Reyes',
  });
});

it('stores a size-limited draft of an existing record with its last author', async () => {
  const { record } = await addWebinar();
  const keep = (client: Client, draft: object) =>
    client
      .from('content_drafts')
      .upsert({ table_name: 'webinars', record_id: record.id, content: {}, ...draft });
  const unknown = await keep(leader, { record_id: crypto.randomUUID() });
  expect(unknown.error?.code).toBe('23503');
  const large = await keep(leader, { content: { body: 'x'.repeat(1_500_000) } });
  expect(large.error?.code).toBe('23514');
  const writtenBy = async () =>
    (
      await leader
        .from('content_drafts')
        .select('author_id')
        .eq('record_id', record.id)
        .throwOnError()
    ).data;
  await keep(leader, { author_id: accounts.member.id }).throwOnError();
  expect(await writtenBy()).toEqual([{ author_id: accounts.leader.id }]);
  await keep(await signIn(stack, accounts.editor.email), {
    content: { body: 'Mine' },
  }).throwOnError();
  expect(await writtenBy()).toEqual([{ author_id: accounts.editor.id }]);
  await leader.from('webinars').delete().eq('id', record.id).throwOnError();
  expect(await writtenBy()).toEqual([]);
});

it('discards the draft version that was read, and rejects another version', async () => {
  const { record } = await addWebinar();
  const at = { content_id: record.id, seen: record.updated_at };
  const { data: draft } = await leader
    .from('content_drafts')
    .insert({ table_name: 'webinars', record_id: record.id, content: { title: 'Typed' } })
    .select('updated_at')
    .single()
    .throwOnError();
  expect(await save('webinars', { title: 'Mine' }, at)).toEqual({ outcome: 'stale' });
  const known = { ...at, draft_seen: draft?.updated_at };
  expect(await save('webinars', { title: 'Mine' }, known)).toMatchObject({ outcome: 'saved' });
  const left = await leader.from('content_drafts').select('content').eq('record_id', record.id);
  expect(left.data).toEqual([]);
});

it('rejects a slug in use and changes nothing', async () => {
  const taken = (await addWebinar()).record.slug;
  const { record } = await addWebinar();
  const content = { slug: taken, title: 'Lost', join_url: 'https://meet.example/1' };
  const at = { content_id: record.id, seen: record.updated_at };
  expect(await save('webinars', content, at)).toEqual({ outcome: 'slug_taken' });
  expect(await roomsOf(record.id)).toEqual([]);
});

it('stores the meeting room of a webinar separately', async () => {
  const { record } = await addWebinar({ join_url: 'https://meet.example/1' });
  expect(await roomsOf(record.id)).toEqual([{ join_url: 'https://meet.example/1' }]);
  const at = { content_id: record.id, seen: record.updated_at };
  const { record: later } = await save('webinars', { join_url: null, title: 'No room' }, at);
  expect(await roomsOf(later.id)).toEqual([]);
});

it('rejects any other table', async () => {
  const { error } = await leader.rpc('save_content', { kind: 'user_profiles', content: {} });
  expect(error?.code).toBe('22023');
});

it('replaces an outline, and rejects an outdated version', async () => {
  const course = {
    slug: slug(),
    title: 'A course',
    description: 'Short.',
    category: 'Automation',
    level: 'beginner',
    instructor: 'Sofia Reyes',
    duration: '1 hour',
  };
  const { record } = await save('courses', course);
  const ids = Array.from({ length: 4 }, () => crypto.randomUUID());
  const lesson = (id = '') => ({
    id,
    title: `Lesson ${id}`,
    summary: null,
    minutes: 20,
    isSample: false,
    isRequired: true,
  });
  const first = [
    { id: ids[0], title: 'One', lessons: [lesson(ids[2]), lesson(ids[3])] },
    { id: ids[1], title: 'Two', lessons: [] },
  ];
  // The first chapter is deleted; one of its lessons moves, the other is deleted with it.
  const second = [{ id: ids[1], title: 'Only', lessons: [lesson(ids[3])] }];
  const store = async (seen: object, outline: object) =>
    (await leader.rpc('save_outline', { outlined: record.id, seen, outline }).throwOnError()).data;
  const read = async () =>
    (await leader.rpc('course_outline', { outlined: record.id }).throwOnError()).data;

  expect(await store([], first)).toBe('saved');
  expect(await read()).toEqual(first);
  expect(await store([], second)).toBe('stale');
  expect(await store(first, second)).toBe('saved');
  expect(await read()).toEqual(second);
});
