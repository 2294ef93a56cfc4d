import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { TagsScreen } from '@/components/blog/tags/tags-screen';
import { readEnd } from '@/lib/audit/data';
import { listEditedTags } from '@/lib/blog/tags/data';
import { tagFilters } from '@/lib/blog/tags/filters';
import { requireDesk } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';

export const metadata: Metadata = { title: 'Tags' };

const load = createLoader(tagFilters);

export type TagsPageProps = { searchParams: Promise<SearchParams> };

export async function TagsPage({ area, searchParams }: TagsPageProps & { area: Area }) {
  const { editor } = await requireDesk(area, 'blog_posts', 'publish');
  const { q, open } = await load(searchParams);
  const tags = await listEditedTags(editor);
  const opened = tags.find(({ slug }) => slug === open);
  const end = open ? readEnd(editor, 'blog_tags', open, Promise.resolve(opened)) : undefined;
  return <TagsScreen tags={tags} search={q} open={open} end={end} area={area} />;
}
