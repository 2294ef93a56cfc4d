import { PageHead } from '@/components/marketing/page-head';
import { PageLinks } from '@/components/marketing/page-links';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { BLOG_TITLE } from '@/lib/blog/metadata';
import type { PostSummary } from '@/lib/blog/model';
import { type Category, POSTS_PER_PAGE } from '@/lib/blog/rules';
import { pageCount } from '@/lib/core/lists/numbered-pages';
import { blogListPath, paths } from '@/lib/paths';
import { CategoryLinks } from './category-links';
import { LeadPost } from './lead-post';
import { PostGrid } from './post-grid';
import { PostSearch } from './post-search';
import { SubscribeSection } from './subscribe-section';

type BlogListProps = {
  categories: Category[];
  /** Null for all posts. */
  category: Category | null;
  page: number;
  posts: PostSummary[];
  total: number;
};

/** One page of the blog: the newest post large, the others in a grid. */
export function BlogList({ categories, category, page, posts, total }: BlogListProps) {
  const [lead, ...others] = posts;
  return (
    <>
      <PageHead
        label={
          category ? (
            <>
              <a href={paths.blog} className="inline-block py-1 hover:text-ink hover:underline">
                Blog
              </a>
              {` / ${total} ${total === 1 ? 'post' : 'posts'}`}
            </>
          ) : (
            'Blog'
          )
        }
        title={category?.name ?? BLOG_TITLE}
        lead={
          category
            ? undefined
            : 'We write about work that we have done ourselves, with its numbers, and about what we would do differently.'
        }
      />
      <div className="page-width mt-10 lg:mt-14">
        <PostSearch
          categories={<CategoryLinks categories={categories} current={category?.slug ?? null} />}
        />
        {lead ? (
          <div className="space-y-6">
            <LeadPost post={lead} />
            {others.length > 0 && <PostGrid posts={others} />}
          </div>
        ) : (
          <EmptyState
            title={category ? 'No posts in this category' : 'No posts yet'}
            action={
              <ButtonLink href={category ? paths.blog : paths.services} variant="secondary">
                {category ? 'See all posts' : 'Explore Services'}
              </ButtonLink>
            }
          >
            {category ? 'They have moved to other subjects.' : 'The first one is being written.'}
          </EmptyState>
        )}
        <PageLinks
          page={page}
          pages={pageCount(total, POSTS_PER_PAGE)}
          path={(other) => blogListPath(other, category?.slug)}
          things="posts"
        />
      </div>
      <SubscribeSection />
    </>
  );
}
