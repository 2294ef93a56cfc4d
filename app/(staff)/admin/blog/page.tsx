import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ContentScreen } from '@/components/publishing/content-screen';
import { requireLeader } from '@/lib/auth/guard';
import { listContent } from '@/lib/publishing/data';
import { contentFilters } from '@/lib/publishing/filters';

export const metadata: Metadata = { title: 'Blog' };

const load = createLoader(contentFilters);

type BlogScreenProps = { searchParams: Promise<SearchParams> };

export default async function BlogScreen({ searchParams }: BlogScreenProps) {
  const leader = await requireLeader();
  const filters = await load(searchParams);
  const page = listContent(leader, 'blog_posts', filters);
  return <ContentScreen table="blog_posts" filters={filters} page={page} />;
}
