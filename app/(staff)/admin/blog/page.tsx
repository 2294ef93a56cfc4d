import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ListTabs } from '@/components/lists/list-tabs';
import { ContentScreen } from '@/components/publishing/content-screen';
import { blogTabs } from '@/components/subscribers/blog-tabs';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';
import { listContent } from '@/lib/publishing/data';
import { contentFilters } from '@/lib/publishing/filters';

export const metadata: Metadata = { title: 'Blog' };

const load = createLoader(contentFilters);

type BlogScreenProps = { searchParams: Promise<SearchParams> };

export default async function BlogScreen({ searchParams }: BlogScreenProps) {
  const leader = await requireLeader();
  const filters = await load(searchParams);
  const page = listContent(leader, 'blog_posts', filters);
  return (
    <ContentScreen
      table="blog_posts"
      filters={filters}
      page={page}
      tabs={<ListTabs label="Blog lists" tabs={blogTabs} current={paths.admin.blog} />}
    />
  );
}
