import { NextStep } from '@/components/marketing/next-step';
import { PageLinks } from '@/components/marketing/page-links';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { BLOG_TITLE } from '@/lib/blog/metadata';
import type { ListedPost, PostSummary } from '@/lib/blog/model';
import { type Category, POSTS_PER_PAGE } from '@/lib/blog/rules';
import { pageCount } from '@/lib/core/lists/numbered-pages';
import { paths } from '@/lib/paths';
import { blogListPath } from '@/lib/paths/site';
import type { Photos } from '@/lib/people/faces/model';
import { CategoryLinks } from './category-links';
import { LeadPost } from './lead-post';
import { PostRows } from './post-rows';
import { PostSearch } from './post-search';
import { SubjectIndex } from './subject-index';
import { SubscribeSection } from './subscribe-section';

type BlogListProps = {
  categories: Category[];
  /** Current category; null for all posts. */
  category: Category | null;
  page: number;
  posts: PostSummary[];
  photos: Photos;
  total: number;
  /** All posts, newest first, for the subject index. Absent on pages without the index. */
  index?: ListedPost[];
};

/** One page of the blog: the newest post large, the others as rows. The first page also has the subject index. */
export function BlogList({
  categories,
  category,
  page,
  posts,
  photos,
  total,
  index,
}: BlogListProps) {
  const [lead, ...others] = posts;
  return (
    <>
      <div className="page-width flex flex-wrap items-end justify-between gap-x-10 gap-y-2 pt-6 lg:pt-14">
        <div>
          <p className="label text-ink-3">
            {category ? (
              <>
                <a href={paths.blog} className="inline-block py-1 hover:text-ink hover:underline">
                  Blog
                </a>
                {` / ${total} ${total === 1 ? 'post' : 'posts'}`}
              </>
            ) : (
              'Blog'
            )}
          </p>
          <h1 className="mt-3 text-h1 lg:mt-4">{category?.name ?? BLOG_TITLE}</h1>
        </div>
        {!category && (
          <p className="max-w-[26em]">
            We write about work that we have done ourselves, with its numbers, and about what we
            would do differently.
          </p>
        )}
      </div>
      <div className="page-width mt-4 lg:mt-8">
        <PostSearch
          categories={<CategoryLinks categories={categories} current={category?.slug ?? null} />}
        />
        {lead ? (
          <div className="space-y-10">
            <LeadPost post={lead} photos={photos} />
            {others.length > 0 && <PostRows posts={others} />}
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
      {index && <SubjectIndex categories={categories} posts={index} />}
      <SubscribeSection />
      <NextStep href="#subscribe" label="Subscribe" note="New posts by email, about two a month" />
    </>
  );
}
