import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { TagsScreen } from '@/components/blog/tags/tags-screen';
import { readEnd } from '@/lib/audit/data';
import { listEditedTags } from '@/lib/blog/tags/data';
import { tagFilters } from '@/lib/blog/tags/filters';
import { requireLeader } from '@/lib/core/auth/guard';

export const metadata: Metadata = { title: 'Tags' };

const load = createLoader(tagFilters);

type TagsPageProps = { searchParams: Promise<SearchParams> };

export default async function AdminTags({ searchParams }: TagsPageProps) {
  const leader = await requireLeader();
  const { q, open } = await load(searchParams);
  const tags = await listEditedTags(leader);
  const opened = tags.find(({ slug }) => slug === open);
  const end = open ? readEnd(leader, 'blog_tags', open, Promise.resolve(opened)) : undefined;
  return <TagsScreen tags={tags} search={q} open={open} end={end} area="admin" />;
}
