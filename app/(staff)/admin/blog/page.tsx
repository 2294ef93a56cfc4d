import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { blogTabs } from '@/components/blog/subscribers/blog-tabs';
import { ContentScreen } from '@/components/content/publishing/content-screen';
import { ListTabs } from '@/components/lists/list-tabs';
import { listContent } from '@/lib/content/publishing/data';
import { contentFilters } from '@/lib/content/publishing/filters';
import { requireLeader } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

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
