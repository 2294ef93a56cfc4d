import { CategoryLinks } from '@/components/blog/site/category-links';
import { FoundPosts } from '@/components/blog/site/found-posts';
import { PostSearch } from '@/components/blog/site/post-search';
import { SubscribeSection } from '@/components/blog/site/subscribe-section';
import { PageHead } from '@/components/marketing/page-head';
import { listCategories, searchPosts } from '@/lib/blog/data';
import { searchSchema } from '@/lib/blog/schema';
import { foundCount } from '@/lib/core/lists/filter-query';
import { filteredPageQuery } from '@/lib/core/lists/filtered-page';
import { paths } from '@/lib/paths';

// Handles /blog if the URL has a search (middleware.ts).
// Rendered for each request and never cached (lib/core/cache/next/page-cache.ts).
export const dynamic = 'error';
export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export const metadata = {
  title: 'Search the blog',
  alternates: { canonical: paths.blog },
  robots: { index: false },
};

type SearchPageProps = { params: Promise<{ query: string }> };

export default async function BlogSearchPage({ params }: SearchPageProps) {
  const query = searchSchema.parse(filteredPageQuery((await params).query).get('q'));
  const [categories, { posts, total }] = await Promise.all([listCategories(), searchPosts(query)]);
  return (
    <>
      <PageHead
        label="Blog"
        title="Search"
        lead={`${foundCount(total)} ${total === 1 ? 'post' : 'posts'} found for “${query}”`}
      />
      <div className="page-width mt-10 lg:mt-14">
        <PostSearch
          categories={<CategoryLinks categories={categories} current={undefined} />}
          query={query}
        />
        <FoundPosts query={query} posts={posts} total={total} />
      </div>
      <SubscribeSection />
    </>
  );
}
