import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import { findMovedSlug } from './data';

/** Redirects from the former slug of published content to its current page, or answers 404. */
export async function redirectIfMoved(table: ContentTable, slug: string): Promise<never> {
  const moved = await findMovedSlug(table, slug);
  if (moved) permanentRedirect(contentPath(table, moved));
  notFound();
}

/**
 * Returns the same as a response for a route handler. Next stores a response that is thrown there without its cache
 * tags, so a record published later would remain missing for ten minutes.
 * @param pathOf returns the URL of the record in the requested format
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
