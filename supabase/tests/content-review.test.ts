import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, addAccount, type Client, signIn } from './people.ts';
import { place } from './samples.ts';

let stack: TestStack;
let leader: Client;
let writer: Client;
let editor: Client;
let writerId: string;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
  const account = await addAccount(stack, 'writer', 'team_member');
  writerId = account.id;
  await place(stack, 'content_rights', { user_id: writerId, kind: 'blog_posts', level: 'write' });
  writer = await signIn(stack, account.email);
  editor = await signIn(stack, accounts.editor.email);
});
afterAll(() => stack?.stop());
beforeEach(() => stack.sql('delete from public.notifications'));

const addPost = async (fields = {}) =>
  String(
    (
      await place(stack, 'blog_posts', {
        slug: `piece-${crypto.randomUUID()}`,
        title: 'A piece',
        excerpt: 'Short.',
        category: 'Strategy',
        author_name: 'Sofia Reyes',
        ...fields,
      })
    ).id,
  );

async function ask(client: Client, content_id: string, words?: string) {
  const { data, error } = await client.rpc('ask_for_review', {
    kind: 'blog_posts',
    content_id,
    words,
  });
  return error?.code ?? data.outcome;
}

async function reviewOf(id: string) {
  const { data } = await leader
    .from('content_reviews')
    .select('id, state, note, asked_by, decided_by, answer')
    .eq('record_id', id)
    .order('asked_at', { ascending: false })
    .limit(1)
    .single()
    .throwOnError();
  return data;
}

const told = async (client: Client) =>
  (await client.from('notifications').select('kind, title, body').throwOnError()).data;

it('notifies those who may publish, and no one else', async () => {
  const id = await addPost();
  expect(await ask(writer, id, ' Is it too long? ')).toBe('asked');
  expect(await ask(writer, id)).toBe('asked_before');
  expect(await ask(writer, crypto.randomUUID())).toBe('gone');
  expect(await reviewOf(id)).toMatchObject({
    state: 'open',
    note: 'Is it too long?',
    asked_by: writerId,
  });
  const [news] = (await told(editor)) ?? [];
  expect(news).toMatchObject({ kind: 'review_asked', title: 'A piece' });
  expect(news?.body).toContain('Is it too long?');
  expect(await told(leader)).toHaveLength(1);
  expect(await told(writer)).toEqual([]);
  const member = await signIn(stack, accounts.member.email);
  expect(await told(member)).toEqual([]);
  expect(await ask(member, id)).toBe('42501');
  expect((await member.from('content_reviews').select('id')).data).toEqual([]);
});

it('notifies no one whose account is disabled', async () => {
  const { id } = await addAccount(stack, 'disabled', 'team_member');
  await place(stack, 'content_rights', { user_id: id, kind: 'blog_posts', level: 'publish' });
  await stack.sql('update public.user_profiles set disabled_at = now() where id = $1::uuid', [id]);
  await ask(writer, await addPost());
  const news = await stack.sql('select from public.notifications where user_id = $1::uuid', [id]);
  expect(news).toEqual([]);
});

it('is in the inbox of those who may publish until it is decided', async () => {
  const id = await addPost();
  const inbox = async (client: Client) => {
    const { data } = await client.rpc('own_dashboard', { due_before: '2030-01-01T00:00:00Z' });
    return data.inbox.filter(({ record }: { record: string }) => record === `blog_posts/${id}`);
  };
  await ask(writer, id);
  expect(await inbox(editor)).toHaveLength(1);
  expect(await inbox(writer)).toEqual([]);
  await editor.from('blog_posts').update({ state: 'published' }).eq('id', id).throwOnError();
  expect(await inbox(editor)).toEqual([]);
});

it('can be returned with a comment, and only by those who may publish', async () => {
  const id = await addPost();
  await ask(writer, id);
  const { id: review } = await reviewOf(id);
  const back = async (client: Client, words: string) =>
    client.rpc('send_back_review', { review, words });
  expect((await back(writer, 'Mine.')).data).toBe(false);
  expect((await back(editor, ' ')).error?.code).toBe('23514');
  expect((await back(editor, 'Say for whom it is.')).data).toBe(true);
  expect((await back(editor, 'Again.')).data).toBe(false);
  expect(await reviewOf(id)).toMatchObject({
    state: 'sent_back',
    asked_by: writerId,
    decided_by: accounts.editor.id,
  });
  const [news] = (await told(writer)) ?? [];
  expect(news).toMatchObject({ kind: 'review_sent_back', title: 'A piece' });
  expect(news?.body).toContain('Say for whom it is.');
  const { data: logged } = await leader
    .from('audit_log')
    .select('actor_id, after')
    .eq('table_name', 'content_reviews')
    .eq('record_id', review)
    .eq('action', 'update')
    .single()
    .throwOnError();
  expect(logged).toMatchObject({ actor_id: accounts.editor.id, after: { asked_by: writerId } });
  expect(await ask(writer, id)).toBe('asked');
});

it('ends when the text goes live in any way', async () => {
  const [draft, live] = await Promise.all([
    addPost(),
    addPost({ state: 'published', published_at: '2026-01-05T12:00:00Z' }),
  ]);
  await ask(writer, draft);
  await editor.from('blog_posts').update({ title: 'Only a title' }).eq('id', draft).throwOnError();
  expect(await reviewOf(draft)).toMatchObject({ state: 'open' });
  await editor.from('blog_posts').update({ state: 'published' }).eq('id', draft).throwOnError();
  expect(await reviewOf(draft)).toMatchObject({
    state: 'published',
    decided_by: accounts.editor.id,
  });
  expect((await told(writer))?.map(({ kind }) => kind)).toEqual(['review_published']);

  await ask(writer, live);
  const { data: seen } = await editor
    .from('blog_posts')
    .select('updated_at')
    .eq('id', live)
    .single()
    .throwOnError();
  const saved = await editor
    .rpc('save_content', {
      kind: 'blog_posts',
      content: { title: 'Another' },
      content_id: live,
      seen: seen?.updated_at,
    })
    .throwOnError();
  expect(saved.data.outcome).toBe('saved');
  expect(await reviewOf(live)).toMatchObject({ state: 'published' });
});

it('accepts comments on a passage while it is open', async () => {
  const id = await addPost();
  await ask(writer, id);
  const { id: review } = await reviewOf(id);
  const comment = async (client: Client, words: string) =>
    (await client.rpc('comment_on_review', { review, words, about: 'These words' })).data;
  expect(await comment(editor, 'Shorter?')).toBe(true);
  expect(await comment(writer, 'It is.')).toBe(true);
  const { data } = await writer
    .from('content_review_comments')
    .select('passage, comment, author_id')
    .eq('review_id', review)
    .order('created_at');
  expect(data).toEqual([
    { passage: 'These words', comment: 'Shorter?', author_id: accounts.editor.id },
    { passage: 'These words', comment: 'It is.', author_id: writerId },
  ]);
  const forged = { review_id: review, comment: 'x', author_id: accounts.editor.id };
  expect((await writer.from('content_review_comments').insert(forged)).error?.code).toBe('42501');
  await editor.rpc('send_back_review', { review, words: 'Later.' });
  expect(await comment(editor, 'Too late.')).toBe(false);
  expect(
    (await leader.from('content_review_comments').select('id').eq('review_id', review)).data,
  ).toHaveLength(2);
});

it('is hidden from people who lost the right', async () => {
  const account = await addAccount(stack, 'publisher', 'team_member');
  await place(stack, 'content_rights', {
    user_id: account.id,
    kind: 'blog_posts',
    level: 'publish',
  });
  const publisher = await signIn(stack, account.email);
  await ask(writer, await addPost());
  expect(await told(publisher)).toHaveLength(1);
  await stack.sql('delete from public.content_rights where user_id = $1::uuid', [account.id]);
  expect(await told(publisher)).toEqual([]);
});

it('is deleted with its record', async () => {
  const id = await addPost();
  await ask(writer, id);
  await leader.from('blog_posts').delete().eq('id', id).throwOnError();
  expect((await leader.from('content_reviews').select('id').eq('record_id', id)).data).toEqual([]);
});
