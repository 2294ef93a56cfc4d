import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import { findMovedSlug } from './data';

/** Redirects from a slug without published content to where that has moved, or answers 404. */
export async function redirectIfMoved(table: ContentTable, slug: string): Promise<never> {
  const moved = await findMovedSlug(table, slug);
  if (moved) permanentRedirect(contentPath(table, moved));
  notFound();
}

/**
 * Returns the same as the answer of a route handler. Next stores an answer that is thrown there without its cache tags,
 * so that a record published later would stay missing for ten minutes.
 * @param pathOf returns the URL of the record in the form that was asked for
 */
export async function movedResponse(
  table: ContentTable,
  slug: string,
  pathOf = contentPath,
): Promise<Response> {
  const moved = await findMovedSlug(table, slug);
  if (!moved) return new Response(null, { status: 404 });
  return new Response(null, { status: 308, headers: { Location: pathOf(table, moved) } });
}
