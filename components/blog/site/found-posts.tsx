import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { PostSummary } from '@/lib/blog/model';
import { foundCount } from '@/lib/core/lists/filter-query';
import { paths } from '@/lib/paths';
import { PostGrid } from './post-grid';

/** Best matches of a search, and the total number of matches. */
export type Found = { query: string; posts: PostSummary[]; total: number };

export function FoundPosts({ query, posts, total }: Found) {
  if (posts.length === 0) {
    return (
      <EmptyState
        title={`No post contains “${query}”`}
        action={
          <ButtonLink href={paths.blog} variant="secondary">
            See all posts
          </ButtonLink>
        }
      >
        Try a single word, such as invoices, queue or webhook.
      </EmptyState>
    );
  }
  return (
    <>
      <PostGrid posts={posts} />
      {total > posts.length && (
        <p className="mt-6">
          These are the best {posts.length} of {foundCount(total)}. Add a word to narrow it down.
        </p>
      )}
    </>
  );
}
