import type { ContentState } from '@/lib/core/cache/change';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import { contentKinds } from './kinds';

/**
 * Returns whether a step that has published a record can be taken back. Versions do not contain parts that are stored in
 * other tables, so new texts of a published record that has some cannot.
 */
export function isUndoable(table: ContentTable, from: ContentState): boolean {
  return from !== 'published' || !contentKinds[table].parts;
}

/** A record that is public since a step: its page, and the version with the time of the step. */
export type JustPublished = { page: string; at: string; isUndoable: boolean };

type Stored = { slug: string; state: ContentState; updated_at: string };

/** Returns what a step from a state has made public, as the database stored it; undefined for any other step. */
export function justPublished(
  table: ContentTable,
  record: Stored,
  from: ContentState,
): JustPublished | undefined {
  const { slug, state, updated_at: at } = record;
  if (state !== 'published') return undefined;
  return { page: contentPath(table, slug), at, isUndoable: isUndoable(table, from) };
}
