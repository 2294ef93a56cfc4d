import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths';
import { findMovedSlug } from './data';

/** Redirects from a slug without published content to where that has moved, or answers 404. */
export async function redirectIfMoved(table: ContentTable, slug: string): Promise<never> {
  const moved = await findMovedSlug(table, slug);
  if (moved) permanentRedirect(contentPath(table, moved));
  notFound();
}
