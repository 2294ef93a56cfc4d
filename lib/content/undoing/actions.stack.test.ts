import { describe, expect, it } from 'vitest';
import { saveContent } from '@/lib/content/editing/actions';
import { readEdited } from '@/lib/content/editing/data';
import { moveContent } from '@/lib/content/publishing/actions';
import { requireLeader } from '@/lib/core/auth/guard';
import { addAccount, service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { undoPublishing } from './actions';

const table = 'blog_posts';

async function addPost() {
  const name = crypto.randomUUID().slice(0, 8);
  const { data } = await service(stack)
    .from(table)
    .insert({
      slug: `undone-${name}`,
      title: `Undone ${name}`,
      excerpt: 'Short.',
      category: 'Strategy',
      author_name: 'Sofia Reyes',
    })
    .select('id')
    .single()
    .throwOnError();
  return String(data.id);
}

const edited = (id: string) =>
  as('leader', async () => {
    const content = await readEdited(await requireLeader(), table, id);
    if (!content) throw new Error('The post no longer exists');
    return content;
  });

/** Publishes a draft from the list and returns the public version. */
async function publish(id: string): Promise<string> {
  const { data } = await as('leader', () =>
    moveContent({ table, id, from: 'draft', to: 'published' }),
  );
  return data?.live?.at ?? '';
}

/** Saves a title as an editor does and returns the stored version. */
async function rename(id: string, title: string): Promise<string> {
  const { saved, updatedAt, draft } = await edited(id);
  const seen = { record: updatedAt, draft: draft?.updatedAt ?? null };
  const values = { ...saved, title };
  const { data } = await as('leader', () => saveContent({ table, id, values, seen, move: null }));
  return data?.outcome === 'saved' ? data.updatedAt : '';
}

const undo = (id: string, seen: string) => as('leader', () => undoPublishing({ table, id, seen }));

describe('undoing a publication', () => {
  it('returns a newly published post to a draft without a date', async () => {
    const id = await addPost();
    const seen = await publish(id);
    expect((await undo(id, seen)).data?.notice).toBe('publishingUndone');
    expect(await edited(id)).toMatchObject({ state: 'draft', publishedAt: null });
  });

  it('restores the previous text of a published post and keeps the new text as a draft', async () => {
    const id = await addPost();
    await publish(id);
    const { title } = await edited(id);
    const seen = await rename(id, 'A rash title');
    const { data } = await undo(id, seen);
    const after = await edited(id);
    expect(after).toMatchObject({ state: 'published', title });
    expect(after.draft?.values.title).toBe('A rash title');
    expect(data?.seen).toEqual({ record: after.updatedAt, draft: after.draft?.updatedAt });
  });

  it('is rejected after another version, and the second time', async () => {
    const id = await addPost();
    const seen = await publish(id);
    await rename(id, 'Changed meanwhile');
    expect((await undo(id, seen)).serverError?.notice).toBe('editorOutdated');
    expect(await edited(id)).toMatchObject({ state: 'published', title: 'Changed meanwhile' });
    const other = await addPost();
    const published = await publish(other);
    await undo(other, published);
    expect((await undo(other, published)).serverError?.notice).toBe('editorOutdated');
  });

  it('requires the right to publish and is recorded in the audit log', async () => {
    const id = await addPost();
    const seen = await publish(id);
    const writer = await addAccount(stack, 'writer', 'team_member');
    const right = { user_id: writer.id, kind: table, level: 'write' };
    await service(stack).from('content_rights').insert(right).throwOnError();
    const refused = await as(writer, () => undoPublishing({ table, id, seen }));
    expect(refused.serverError?.notice).toBe('contentRightMissing');
    await undo(id, seen);
    const { data } = await service(stack)
      .from('audit_log')
      .select('actor_id, before, after')
      .eq('record_id', id)
      .order('id', { ascending: false })
      .limit(1)
      .single()
      .throwOnError();
    expect(data).toMatchObject({ before: { state: 'published' }, after: { state: 'draft' } });
    expect(data.actor_id).not.toBeNull();
  });
});
