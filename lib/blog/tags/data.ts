import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import type { Editor } from '@/lib/core/auth/guard';
import { everyRow } from '@/lib/core/lists/every-row';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { UNIQUE_VIOLATION } from '@/lib/core/supabase/refusal';
import { cachedServiceClient, serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { type EditedTag, type Introduction, introduction, type Tag, tag } from './model';
import { editedTags } from './rules';
import type { TagInput } from './schema';

const TAG = 'slug, name, names, posts, isIntroduced:is_introduced, changedAt:changed_at';
const INTRODUCTION = 'slug, name, introduction, version:updated_at';

/** Returns the tags of published posts, by slug. */
export async function listTags(): Promise<Tag[]> {
  const tags = [cacheTags.list('blog_posts'), cacheTags.blogTags];
  return everyRow('slug', async (after, limit) => {
    const answer = await cachedServiceClient(tags)
      .rpc('blog_post_tags', {}, { get: true })
      .select(TAG)
      .gt('posts', 0)
      .gt('slug', after)
      .order('slug')
      .limit(limit);
    return z.array(tag).parse(dataOf(answer, 'The tags cannot be read'));
  });
}

/** Returns the tag of published posts with this slug, or null. */
export async function findTag(slug: string): Promise<Tag | null> {
  return (await listTags()).find((one) => one.slug === slug) ?? null;
}

/** Returns the introduction of a tag as markdown; empty if there is none. */
export async function readIntroduction(slug: string): Promise<string> {
  const answer = await cachedPublicClient([cacheTags.blogTags])
    .from('blog_tags')
    .select(INTRODUCTION)
    .eq('slug', slug)
    .maybeSingle();
  const row = dataOf(answer, 'The introduction of a tag cannot be read');
  return introduction.nullable().parse(row)?.introduction ?? '';
}

/** Returns every tag with its current page, most used first. */
export async function listEditedTags(editor: Editor): Promise<EditedTag[]> {
  const client = await sessionClient();
  const [used, written] = await Promise.all([
    everyRow('slug', async (after, limit) => {
      const answer = await serviceClient()
        .rpc('blog_post_tags', {}, { get: true })
        .select(TAG)
        .gt('slug', after)
        .order('slug')
        .limit(limit);
      return z.array(tag).parse(dataOf(answer, `${editor.id} could not list the tags`));
    }),
    everyRow('slug', async (after, limit) => {
      const answer = await client
        .from('blog_tags')
        .select(INTRODUCTION)
        .gt('slug', after)
        .order('slug')
        .limit(limit);
      const rows = dataOf(answer, `${editor.id} could not list introductions of tags`);
      return z.array(introduction).parse(rows);
    }),
  ]);
  return editedTags(used, written);
}

/** Returns the introduction of a tag, uncached, or null. */
export async function readWritten(editor: Editor, slug: string): Promise<Introduction | null> {
  const client = await sessionClient();
  const answer = await client.from('blog_tags').select(INTRODUCTION).eq('slug', slug).maybeSingle();
  return introduction.nullable().parse(dataOf(answer, `${editor.id} could not read tag ${slug}`));
}

/**
 * Stores the page content of a tag, unless it has changed since the editor saw it.
 * @returns whether search engines may now index its page; null if no row was stored
 */
export async function storeTag(
  editor: Editor,
  { slug, version, ...fields }: TagInput,
): Promise<{ isIntroduced: boolean } | null> {
  const client = await sessionClient();
  const tags = client.from('blog_tags');
  const answer = await (version
    ? tags.update(fields).eq('slug', slug).eq('updated_at', version)
    : tags.insert({ slug, ...fields })
  ).select('slug, is_introduced');
  if (answer.error?.code === UNIQUE_VIOLATION) return null;
  const [stored] = dataOf(answer, `${editor.id} could not store tag ${slug}`);
  return stored ? { isIntroduced: stored.is_introduced } : null;
}
