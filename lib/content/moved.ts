import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths';
import { findMovedSlug } from './data';

/**
 * Redirects from a slug without published content to where that has moved, or answers 404.
 * @param pathOf returns the URL of the record in the form that was asked for
 */
export async function redirectIfMoved(
  table: ContentTable,
  slug: string,
  pathOf = contentPath,
): Promise<never> {
  const moved = await findMovedSlug(table, slug);
  if (moved) permanentRedirect(pathOf(table, moved));
  notFound();
}
