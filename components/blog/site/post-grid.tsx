import type { PostSummary } from '@/lib/blog/model';
import { PostCard } from './post-card';

/** Grid of posts. The last post fills the rest of its row. */
export function PostGrid({ posts, as }: { posts: PostSummary[]; as?: 'h2' | 'h3' }) {
  return (
    <ul className="grid overflow-hidden rounded-surface border border-line bg-surface sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li
          key={post.slug}
          className="-mr-px -mb-px border-r border-b border-line sm:max-lg:last:odd:col-span-2 lg:last:nth-[3n+1]:col-span-3 lg:last:nth-[3n+2]:col-span-2"
        >
          <PostCard post={post} as={as} />
        </li>
      ))}
    </ul>
  );
}
