import { describe, expect, it } from 'vitest';
import { GET as exportContent } from '@/app/api/export/content/[table]/route';
import { requireLeader } from '@/lib/core/auth/guard';
import { imageMessages } from '@/lib/core/images/rules';
import { notices } from '@/lib/notices';
import { service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { notLeaders, requestTo } from '@/supabase/tests/site/route';
import { uploadImage } from '../images/actions';
import {
  deleteContent,
  duplicateContent,
  keepDraft,
  restoreRevision,
  saveContent,
} from './actions';
import { readEdited } from './data';

const table = 'blog_posts';
const posts = () => service(stack).from(table);

async function addPost(fields: Record<string, string> = {}) {
  const name = crypto.randomUUID().slice(0, 8);
  const { data } = await posts()
    .insert({
      slug: `edited-${name}`,
      title: `Edited ${name}`,
      excerpt: 'What a clerk does in a day, counted.',
      body: 'Forty invoices, four systems.',
      category: 'Strategy',
      author_name: 'Sofia Reyes',
      ...fields,
    })
    .select('id, slug, title')
    .single()
    .throwOnError();
  return { id: String(data.id), slug: String(data.slug), title: String(data.title) };
}

/** Returns the post as its editor opens it. */
async function opened(id: string) {
  const content = await as('leader', async () => readEdited(await requireLeader(), table, id));
  if (!content) throw new Error('There is no such post');
  const seen = { record: content.updatedAt, draft: content.draft?.updatedAt ?? null };
  return { content, input: { table, id, seen, values: content.saved, move: null } as const };
}

const stored = async (id: string) =>
  (await posts().select('title, slug, state').eq('id', id).single().throwOnError()).data;

describe('saving', () => {
  it('rejects a slug that is in use', async () => {
    const [post, other] = [await addPost(), await addPost()];
    const { input } = await opened(post.id);
    const values = { ...input.values, slug: other.slug };
    const answer = await as('leader', () => saveContent({ ...input, values }));
    expect(answer.serverError).toMatchObject({
      notice: 'slugTaken',
      details: { fieldErrors: { slug: notices.slugTaken } },
    });
    expect(await stored(post.id)).toMatchObject({ slug: post.slug });
  });

  it('reports missing fields and changes nothing', async () => {
    const post = await addPost();
    const { input } = await opened(post.id);
    const values = { ...input.values, title: 'New', excerpt: ' ' };
    const move = { to: 'published' } as const;
    const answer = await as('leader', () => saveContent({ ...input, values, move }));
    expect(answer.serverError).toMatchObject({
      notice: 'formHasErrors',
      details: { fieldErrors: { excerpt: 'Summary is required.' } },
    });
    expect(await stored(post.id)).toMatchObject({ title: post.title, state: 'draft' });
  });

  it('rejects publishing a picture without alternative text', async () => {
    const { input } = await opened((await addPost()).id);
    const image = '/storage/v1/object/public/images/a.png#1x1';
    const values = { ...input.values, image_url: image, image_alt: '' };
    const answer = await as('leader', () => saveContent({ ...input, values }));
    expect(JSON.stringify(answer.serverError)).toContain('Please say what the picture shows.');
  });

  it('returns the newer version to an editor with a stale one', async () => {
    const post = await addPost();
    const { input } = await opened(post.id);
    await posts().update({ excerpt: 'Theirs.' }).eq('id', post.id).throwOnError();
    const values = { ...input.values, title: 'Mine' };
    const answer = await as('leader', () => saveContent({ ...input, values }));
    expect(answer.data).toMatchObject({
      outcome: 'conflict',
      theirs: { saved: { excerpt: 'Theirs.' } },
    });
    expect(await stored(post.id)).toMatchObject({ title: post.title });
  });

  it.each(notLeaders)('rejects a %s', async (who) => {
    const post = await addPost();
    const { input } = await opened(post.id);
    const move = { to: 'published' } as const;
    const answer = await as(who, () => saveContent({ ...input, move }));
    expect(answer.serverError).toBeDefined();
    expect(await stored(post.id)).toMatchObject({ state: 'draft' });
    expect((await as('leader', () => saveContent({ ...input, move }))).data).toBeDefined();
    expect(await stored(post.id)).toMatchObject({ state: 'published' });
  });
});

describe('a draft', () => {
  it('leaves the post unchanged when a draft is saved', async () => {
    const post = await addPost({ state: 'published' });
    const { input } = await opened(post.id);
    const values = { ...input.values, title: 'Typed' };
    const answer = await as('leader', () => keepDraft({ ...input, values }));
    expect(answer.data).toMatchObject({ outcome: 'kept' });
    expect(await stored(post.id)).toMatchObject({ title: post.title });
    expect((await opened(post.id)).content.draft).toMatchObject({ values: { title: 'Typed' } });
  });

  it('restores an earlier version into the draft', async () => {
    const post = await addPost({ state: 'published' });
    await posts().update({ title: 'Changed' }).eq('id', post.id).throwOnError();
    const { data: versions } = await service(stack)
      .from('content_revisions')
      .select('id')
      .eq('record_id', post.id)
      .order('id')
      .throwOnError();
    const revision = Number(versions[0]?.id);
    const answer = await as('leader', () => restoreRevision({ table, id: post.id, revision }));
    expect(answer.data?.notice).toBe('revisionRestored');
    expect(await stored(post.id)).toMatchObject({ title: 'Changed' });
    expect((await opened(post.id)).content.draft).toMatchObject({ values: { title: post.title } });
  });
});

it('creates a copy as a draft with its own title and slug', async () => {
  const post = await addPost({ state: 'published' });
  const answer = await as('leader', () => duplicateContent({ table, id: post.id }));
  const copy = answer.data?.editor.split('/').at(-1) ?? '';
  expect(await stored(copy)).toMatchObject({ title: `Copy of ${post.title}`, state: 'draft' });
});

describe('a picture', () => {
  it('rejects an upload that is not a picture or has no alternative text', async () => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png');
    const answer = await as('leader', () => uploadImage(formOf({ file: svg, alt: ' ' })));
    expect(answer.serverError).toMatchObject({
      notice: 'imageRefused',
      details: {
        fieldErrors: {
          file: imageMessages.wrongType,
          alt: 'Please say what the picture shows.',
        },
      },
    });
  });
});

it('rejects deleting a post that someone else has changed', async () => {
  const post = await addPost();
  const { input } = await opened(post.id);
  await posts().update({ title: 'Theirs' }).eq('id', post.id).throwOnError();
  const answer = await as('leader', () => deleteContent(input));
  expect(answer.serverError?.notice).toBe('editorOutdated');
  expect(await stored(post.id)).toMatchObject({ title: 'Theirs' });
});

describe('the export', () => {
  const exported = (who: Parameters<typeof as>[0], query: string) => {
    const request = requestTo(`/api/export/content/${table}?${query}`);
    return as(who, () => exportContent(request, { params: Promise.resolve({ table }) }));
  };

  it('contains the posts that match search and state', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    await addPost({ title: `Bulk ${mark} one`, state: 'published' });
    await addPost({ title: `Bulk ${mark} two` });
    const csv = await (await exported('leader', `q=${mark}&state=draft`)).text();
    expect(csv).toContain(`Bulk ${mark} two`);
    expect(csv).not.toContain(`Bulk ${mark} one`);
  });

  it.each(notLeaders)('rejects a %s', async (who) => {
    const answer = await exported(who, '');
    expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 401, text: '' });
  });
});
