import type { ContentState } from '@/lib/core/cache/change';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import { contentKinds } from './kinds';

/**
 * Returns whether a transition that published a record can be undone. Versions do not contain parts stored in other
 * tables, so changes to a published record with such parts cannot be undone.
 */
export function isUndoable(table: ContentTable, from: ContentState): boolean {
  return from !== 'published' || !contentKinds[table].parts;
}

/** A record just made public: its page, and its version with the time of the transition. */
export type JustPublished = { page: string; at: string; isUndoable: boolean };

type Stored = { slug: string; state: ContentState; updated_at: string };

/**
 * Returns the record that a transition from `from` made public, as the database stored it; undefined for any other
 * transition.
 */
export function justPublished(
  table: ContentTable,
  record: Stored,
  from: ContentState,
): JustPublished | undefined {
  const { slug, state, updated_at: at } = record;
  if (state !== 'published') return undefined;
  return { page: contentPath(table, slug), at, isUndoable: isUndoable(table, from) };
}
