import { CategoryLinks } from '@/components/blog/site/category-links';
import { FoundPosts } from '@/components/blog/site/found-posts';
import { PostSearch } from '@/components/blog/site/post-search';
import { SubscribeSection } from '@/components/blog/site/subscribe-section';
import { PageHead } from '@/components/marketing/page-head';
import { listCategories, searchPosts } from '@/lib/blog/data';
import { searchSchema } from '@/lib/blog/schema';
import { paths } from '@/lib/paths';

// Answers for /blog if its URL has a search (next.config.ts).
export const dynamic = 'force-dynamic';

export const metadata = {
  title: 'Search the blog',
  alternates: { canonical: paths.blog },
  robots: { index: false },
};

type SearchPageProps = { searchParams: Promise<{ q?: string | string[] }> };

export default async function BlogSearchPage({ searchParams }: SearchPageProps) {
  const query = searchSchema.parse((await searchParams).q);
  const [categories, { posts, total }] = await Promise.all([listCategories(), searchPosts(query)]);
  return (
    <>
      <PageHead
        label="Blog"
        title="Search"
        lead={`${total} ${total === 1 ? 'post' : 'posts'} found for “${query}”`}
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
