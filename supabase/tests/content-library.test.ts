import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, addAccount, type Client, service, signIn } from './people.ts';
import { place, type Row } from './samples.ts';

// The picture library at the Data API: usage, replacement and deletion.

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
beforeEach(take);

async function give(kind: string, level: string): Promise<void> {
  await take();
  await leader.from('content_rights').insert({ user_id: memberId, kind, level }).throwOnError();
}

const PICTURES = '/storage/v1/object/public/images/';

type Image = { id: string; path: string };

async function addImage(fields: Row = {}): Promise<Image> {
  const path = `${crypto.randomUUID()}.png`;
  const size = { width: 1200, height: 800 };
  const { id } = await place(stack, 'images', { path, alt: 'A desk', ...size, ...fields });
  return { id: String(id), path };
}

const addPost = (fields: Row) =>
  place(stack, 'blog_posts', {
    slug: `post-${crypto.randomUUID()}`,
    title: 'A post',
    excerpt: 'Short.',
    category: 'Strategy',
    author_name: 'Sofia Reyes',
    ...fields,
  });
const addJob = (fields: Row) =>
  place(stack, 'jobs', {
    slug: `job-${crypto.randomUUID()}`,
    title: 'A job',
    summary: 'Short.',
    department: 'Delivery',
    location: 'New York, NY',
    ...fields,
  });

const shows = ({ path }: Image, end = '#1200x800') => `![A desk](${PICTURES}${path}${end})`;

async function usesOf({ id }: Image) {
  const { data } = await leader
    .from('image_uses')
    .select('table_name, record_id, is_draft')
    .eq('image_id', id)
    .order('table_name')
    .order('is_draft')
    .throwOnError();
  return data;
}

const replace = (client: Client, replaced: Image, replacement: Image) =>
  client.rpc('replace_image', { replaced: replaced.id, replacement: replacement.id });

const fieldsOf = async (table: string, id: unknown, columns: string) =>
  (await service(stack).from(table).select(columns).eq('id', id).single().throwOnError()).data;

describe('usage of a picture', () => {
  it('covers current texts, picture fields, drafts and lessons', async () => {
    const image = await addImage();
    const post = await addPost({ body: `${shows(image)}\n\n${shows(image)}` });
    const field = await addPost({ image_url: `${PICTURES}${image.path}` });
    const [lesson] = await stack.sql('select id from public.lesson_texts limit 1');
    const lessonId = String(lesson?.id);
    await stack.sql(
      "update public.lesson_texts set body = body || E'\\n\\n' || $2 where id = $1::uuid",
      [lessonId, shows(image)],
    );
    await place(stack, 'content_drafts', {
      table_name: 'blog_posts',
      record_id: field.id,
      content: { body: shows(image) },
    });
    const record = (table_name: string, record_id: unknown, is_draft = false) => ({
      table_name,
      record_id,
      is_draft,
    });
    expect(await usesOf(image)).toEqual(
      expect.arrayContaining([
        record('blog_posts', post.id),
        record('blog_posts', field.id),
        record('blog_posts', field.id, true),
        record('lesson_texts', lessonId),
      ]),
    );
    expect(await usesOf(image)).toHaveLength(4);

    const server = service(stack);
    await server.from('blog_posts').update({ body: 'None.' }).eq('id', post.id).throwOnError();
    await server.from('blog_posts').delete().eq('id', field.id).throwOnError();
    await server.from('content_drafts').delete().eq('record_id', field.id).throwOnError();
    expect(await usesOf(image)).toEqual([record('lesson_texts', lessonId)]);
  });

  it('cannot be written by anyone', async () => {
    const image = await addImage();
    const use = { image_id: image.id, table_name: 'jobs', record_id: image.id, is_draft: false };
    expect((await leader.from('image_uses').insert(use)).error?.code).toBe('42501');
  });
});

describe('deleting', () => {
  it('is rejected for everyone while a record or draft uses the picture', async () => {
    const image = await addImage();
    const post = await addPost({ body: shows(image) });
    const remove = async (client: Client) =>
      (await client.from('images').delete().eq('id', image.id).select('id')).error?.code;
    expect(await remove(leader)).toBe('23503');
    expect(await remove(service(stack))).toBe('23503');
    await stack.sql("update public.blog_posts set body = '' where id = $1::uuid", [
      String(post.id),
    ]);
    const draft = { table_name: 'blog_posts', record_id: post.id };
    await place(stack, 'content_drafts', { ...draft, content: { image_url: shows(image) } });
    expect(await remove(leader)).toBe('23503');
    await stack.sql('delete from public.content_drafts where record_id = $1::uuid', [
      String(post.id),
    ]);
    expect(await remove(leader)).toBeUndefined();
  });

  it('is allowed for those who publish; writers can delete their own uploads', async () => {
    const [own, other] = [await addImage({ uploaded_by: memberId }), await addImage()];
    const removes = async ({ id }: Image) =>
      (await member.from('images').delete().eq('id', id).select('id')).data?.length === 1;
    expect(await removes(own)).toBe(false);
    await give('jobs', 'write');
    expect(await removes(other)).toBe(false);
    expect(await removes(own)).toBe(true);
    await give('jobs', 'publish');
    expect(await removes(other)).toBe(true);
  });
});

describe('a picture', () => {
  it('can be described by writers, but its file cannot change', async () => {
    const image = await addImage();
    const change = async (fields: Row) => {
      const { data, error } = await member
        .from('images')
        .update(fields)
        .eq('id', image.id)
        .select('id');
      return error?.code ?? data?.length;
    };
    expect(await change({ alt: 'B' })).toBe(0);
    await give('jobs', 'write');
    expect(await change({ alt: 'B', caption: 'C', focal_x: 20 })).toBe(1);
    expect(await change({ path: 'other.png' })).toBe('42501');
    expect(await change({ uploaded_by: memberId })).toBe('42501');
  });

  it('can be added by writers, under their own name', async () => {
    const path = `${crypto.randomUUID()}.png`;
    const image = { path, alt: 'A', uploaded_by: accounts.leader.id };
    expect((await member.from('images').insert(image)).error?.code).toBe('42501');
    await give('jobs', 'write');
    const { data } = await member.from('images').insert(image).select('uploaded_by');
    expect(data).toEqual([{ uploaded_by: memberId }]);
  });

  it('must be in the bucket, and a file exists once', async () => {
    const add = async (fields: Row) =>
      (await leader.from('images').insert({ alt: 'A', uploaded_by: accounts.leader.id, ...fields }))
        .error?.code;
    expect(await add({ path: 'people/face.webp' })).toBe('23514');
    expect(await add({ path: '../cvs/cv.png' })).toBe('23514');
    const sha256 = 'a'.repeat(64);
    expect(await add({ path: 'one.png', sha256 })).toBeUndefined();
    expect(await add({ path: 'two.png', sha256 })).toBe('23505');
  });
});

describe('replacing', () => {
  it('updates texts, fields and drafts of all kinds, and keeps earlier versions', async () => {
    const [old, next] = [await addImage(), await addImage({ width: 640, height: 480 })];
    const similar = { id: '', path: old.path.replace('.png', '.pngx') };
    const post = await addPost({
      body: `${shows(old)} "[large](${PICTURES}${old.path})" ${shows(similar)}`,
      image_url: `${PICTURES}${old.path}#1200x800,10,20`,
      image_alt: 'A desk',
    });
    const job = await addJob({ description: shows(old) });
    const draft = { table_name: 'jobs', record_id: job.id };
    await place(stack, 'content_drafts', { ...draft, content: { description: shows(old, '') } });
    const { data, error } = await replace(leader, old, next);
    expect(error).toBeNull();
    expect(data).toHaveLength(2);
    expect(await fieldsOf('blog_posts', post.id, 'body, image_url, image_alt')).toEqual({
      body: `${shows(next, '#640x480')} "[large](${PICTURES}${next.path}#640x480)" ${shows(similar)}`,
      image_url: `${PICTURES}${next.path}#640x480`,
      image_alt: 'A desk',
    });
    expect(await fieldsOf('jobs', job.id, 'description')).toEqual({
      description: shows(next, '#640x480'),
    });
    const drafts = await service(stack)
      .from('content_drafts')
      .select('content')
      .match(draft)
      .single()
      .throwOnError();
    expect(drafts.data.content).toEqual({ description: shows(next, '#640x480') });
    expect(await usesOf(old)).toEqual([]);
    expect(await usesOf(next)).toHaveLength(3);
    const versions = await stack.sql(
      `select snapshot ->> 'image_url' as url, author_id from public.content_revisions
       where record_id = $1::uuid order by id`,
      [String(post.id)],
    );
    expect(versions.map(({ url }) => url)).toEqual([
      `${PICTURES}${old.path}#1200x800,10,20`,
      `${PICTURES}${next.path}#640x480`,
    ]);
    expect(versions[1]?.author_id).toBe(accounts.leader.id);
  });

  it('is rolled back if one record may not be changed by the person', async () => {
    const [old, next] = [await addImage(), await addImage()];
    const draft = await addJob({ description: shows(old) });
    const published = { state: 'published', published_at: '2026-01-01T00:00:00Z' };
    const live = await addPost({ body: shows(old), ...published });
    expect((await replace(member, old, next)).error?.code).toBe('42501');
    await give('jobs', 'mail');
    expect((await replace(member, old, next)).error?.code).toBe('42501');
    expect(await fieldsOf('jobs', draft.id, 'description')).toEqual({ description: shows(old) });
    await give('blog_posts', 'write');
    expect((await replace(member, old, next)).error?.code).toBe('42501');
    await stack.sql('delete from public.jobs where id = $1::uuid', [String(draft.id)]);
    expect((await replace(member, old, next)).error?.code).toBe('42501');
    expect(await fieldsOf('blog_posts', live.id, 'body')).toEqual({ body: shows(old) });
    await give('blog_posts', 'publish');
    expect((await replace(member, old, next)).error).toBeNull();
    expect(await fieldsOf('blog_posts', live.id, 'body')).toEqual({ body: shows(next) });
  });

  it('with itself updates the focal point where the picture is used', async () => {
    const image = await addImage({ focal_x: 30, focal_y: 100 });
    const post = await addPost({ image_url: `${PICTURES}${image.path}#1200x800` });
    expect((await replace(leader, image, image)).error).toBeNull();
    expect(await fieldsOf('blog_posts', post.id, 'image_url')).toEqual({
      image_url: `${PICTURES}${image.path}#1200x800,30,100`,
    });
  });
});
