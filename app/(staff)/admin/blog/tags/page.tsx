import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { TagsScreen } from '@/components/blog/tags/tags-screen';
import { listEditedTags } from '@/lib/blog/tags/data';
import { tagFilters } from '@/lib/blog/tags/filters';
import { requireLeader } from '@/lib/core/auth/guard';

export const metadata: Metadata = { title: 'Tags' };

const load = createLoader(tagFilters);

type TagsPageProps = { searchParams: Promise<SearchParams> };

export default async function AdminTags({ searchParams }: TagsPageProps) {
  const leader = await requireLeader();
  const { q, open } = await load(searchParams);
  return <TagsScreen tags={await listEditedTags(leader)} search={q} open={open} area="admin" />;
}
