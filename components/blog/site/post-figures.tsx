import type { PostSummary } from '@/lib/blog/model';
import { readingMinutes } from '@/lib/blog/rules';
import { longDay } from '@/lib/core/time/business-time';

type PostFiguresProps = {
  post: Pick<PostSummary, 'publishedAt' | 'wordCount'>;
  className?: string;
};

/** Date and reading time of a post. */
export function PostFigures({ post, className = '' }: PostFiguresProps) {
  return (
    <p className={`flex flex-wrap gap-x-6 font-mono text-staff text-ink-3 ${className}`}>
      {post.publishedAt ? (
        <time dateTime={post.publishedAt}>{longDay(post.publishedAt)}</time>
      ) : (
        <span>Not published</span>
      )}
      <span>{readingMinutes(post.wordCount)} min read</span>
    </p>
  );
}
