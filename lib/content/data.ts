import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/core/cache/tags';
import { cachedServiceClient } from '@/lib/core/supabase/service';
import type { ContentTable } from '@/lib/paths';

/**
 * The present slug of published content that used to be at `slug`, or whose id `slug` is; else null.
 * Throws if the database cannot be asked.
 */
export async function findMovedSlug(table: ContentTable, slug: string): Promise<string | null> {
  const client = cachedServiceClient([cacheTags.record(table, slug)]);
  const recordId = z.guid().safeParse(slug).success ? slug : await formerOwner(table, slug);
  if (!recordId) return null;
  const { data, error } = await client
    .from(table)
    .select('slug')
    .eq('id', recordId)
    .eq('state', 'published')
    .maybeSingle();
  if (error) throw new Error('Moved addresses cannot be read', { cause: error });
  return data?.slug ?? null;
}

/** The id of the record whose address `slug` once was. */
async function formerOwner(table: ContentTable, slug: string): Promise<string | null> {
  const { data, error } = await cachedServiceClient([cacheTags.record(table, slug)])
    .from('slug_redirects')
    .select('record_id')
    .eq('table_name', table)
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new Error('Moved addresses cannot be read', { cause: error });
  return data?.record_id ?? null;
}
