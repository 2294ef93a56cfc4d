import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { everyRow } from '@/lib/core/lists/every-row';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { cachedServiceClient } from '@/lib/core/supabase/service';
import type { ContentTable } from '@/lib/paths';
import { records } from '@/lib/records';

/** Number of pages per kind that the build renders; others are rendered at the first request. */
export const MAX_BUILT = 50;

const publishedRow = z.object({ slug: z.string(), updatedAt: z.string() });

/** Returns every published record of a kind, for the sitemap. */
export function listPublished(table: ContentTable) {
  return everyRow('slug', async (after, limit) => {
    const answer = await cachedPublicClient([cacheTags.list(table)])
      .from(table)
      .select('slug, updatedAt:updated_at')
      .gt('slug', after)
      .order('slug')
      .limit(limit);
    return z.array(publishedRow).parse(dataOf(answer, `Published ${table} cannot be read`));
  });
}

const outlineRow = z.object({ slug: z.string(), title: z.string(), summary: z.string() });

/** Returns the newest published records of a kind with their summaries, at most `most`. */
export async function listOutlines(table: ContentTable, most: number) {
  const answer = await cachedPublicClient([cacheTags.list(table)])
    .from(table)
    .select(`slug, title, summary:${records[table].content.summary}`)
    .order('published_at', { ascending: false })
    .order('id')
    .limit(most);
  return z.array(outlineRow).parse(dataOf(answer, `The outlines of ${table} cannot be read`));
}

/** Returns the newest published records of a kind, for pages that the build renders. */
export async function listBuilt(table: ContentTable): Promise<{ slug: string }[]> {
  const answer = await cachedPublicClient([cacheTags.list(table)])
    .from(table)
    .select('slug')
    .order('published_at', { ascending: false })
    .order('id')
    .limit(MAX_BUILT);
  return dataOf(answer, `The newest ${table} cannot be read`);
}

/** Returns the current slug of published content by a former slug or an id; else null. */
export async function findMovedSlug(table: ContentTable, slug: string): Promise<string | null> {
  const client = cachedServiceClient([cacheTags.record(table, slug)]);
  const recordId = z.guid().safeParse(slug).success ? slug : await formerOwner(table, slug);
  if (!recordId) return null;
  const answer = await client
    .from(table)
    .select('slug')
    .eq('id', recordId)
    .eq('state', 'published')
    .maybeSingle();
  return dataOf(answer, 'Moved content cannot be read')?.slug ?? null;
}

/** Returns the id of the record that formerly had `slug`. */
async function formerOwner(table: ContentTable, slug: string): Promise<string | null> {
  const answer = await cachedServiceClient([cacheTags.record(table, slug)])
    .from('slug_redirects')
    .select('record_id')
    .eq('table_name', table)
    .eq('slug', slug)
    .maybeSingle();
  return dataOf(answer, 'Moved content cannot be read')?.record_id ?? null;
}
