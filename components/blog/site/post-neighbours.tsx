import type { PostSummary } from '@/lib/blog/model';
import { contentPath } from '@/lib/paths/site';

type PostNeighboursProps = { older: PostSummary | null; newer: PostSummary | null };

/** Links to the previous and the next post. */
export function PostNeighbours({ older, newer }: PostNeighboursProps) {
  const neighbours = [
    { post: older, label: 'Previous post', rel: 'prev', side: '' },
    { post: newer, label: 'Next post', rel: 'next', side: 'sm:col-start-2 sm:text-right' },
  ];
  if (!older && !newer) return null;
  return (
    <nav
      aria-label="Posts before and after"
      className="mt-16 grid gap-x-6 gap-y-8 border-t border-line pt-8 sm:grid-cols-2 print:hidden"
    >
      {neighbours.map(
        ({ post, label, rel, side }) =>
          post && (
            <a
              key={rel}
              href={contentPath('blog_posts', post.slug)}
              rel={rel}
              className={`group block ${side}`}
            >
              <span className="label block text-ink-3">{label}</span>
              <span className="mt-2 block font-medium text-ink group-hover:text-accent">
                {post.title}
              </span>
            </a>
          ),
      )}
    </nav>
  );
}
