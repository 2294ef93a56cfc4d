import { OpenLink } from '@/components/lists/open-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { EditedTag } from '@/lib/blog/tags/model';
import { firstParagraphOf } from '@/lib/core/text/markdown';
import { blogTagPath } from '@/lib/paths/site';

/** Maximum tags listed. Further tags are found through the search. */
const MAX_LISTED = 200;

const postCount = (posts: number) => `${posts} ${posts === 1 ? 'post' : 'posts'}`;

function TagRow({ tag: { slug, name, posts, introduction } }: { tag: EditedTag }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,14rem)_6rem_minmax(0,1fr)]">
      <OpenLink
        record={slug}
        className="min-w-0 font-medium wrap-anywhere text-ink underline-offset-4 hover:underline"
      >
        {name}
      </OpenLink>
      {posts > 0 ? (
        <a
          href={blogTagPath(1, slug)}
          target="_blank"
          aria-label={`${postCount(posts)} about ${name}, on the site`}
          className="underline underline-offset-4 hover:text-ink"
          rel="noopener"
        >
          {postCount(posts)}
        </a>
      ) : (
        <span className="text-ink-3">No post</span>
      )}
      {introduction ? (
        <span className="line-clamp-2 min-w-0 wrap-anywhere">
          {firstParagraphOf(introduction) || introduction}
        </span>
      ) : (
        <span className="text-ink-3">No introduction: not for search engines</span>
      )}
    </li>
  );
}

type TagListProps = { tags: readonly EditedTag[]; isSearched: boolean };

/** Tags of published posts, most used first, with the introductions of their pages. */
export function TagList({ tags, isSearched }: TagListProps) {
  if (tags.length === 0) {
    return (
      <EmptyState title={isSearched ? 'No tag of this name' : 'No tags yet'}>
        {isSearched
          ? 'Tags of drafts come with their posts.'
          : 'Give a post tags in its settings. Each has a page from the moment the post is public.'}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Tags" className="divide-y divide-line border-y border-line">
        {tags.slice(0, MAX_LISTED).map((tag) => (
          <TagRow key={tag.slug} tag={tag} />
        ))}
      </ul>
      {tags.length > MAX_LISTED && (
        <p className="mt-3 text-ink-3">
          These are the {MAX_LISTED} most used of {tags.length}. Search for the others.
        </p>
      )}
    </>
  );
}
