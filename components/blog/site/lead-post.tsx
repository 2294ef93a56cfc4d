import type { PostSummary } from '@/lib/blog/model';
import { contentPath } from '@/lib/paths';
import { PostFigures } from './post-figures';

/** The newest post of a list, large. */
export function LeadPost({ post }: { post: PostSummary }) {
  return (
    <article className="relative grid gap-x-6 gap-y-4 rounded-surface border border-line bg-surface p-6 transition-colors hover:bg-hover lg:grid-cols-12 lg:px-8 lg:py-12">
      <p className="label text-ink-3 lg:col-span-3 lg:pt-2.5">{post.category}</p>
      <div className="lg:col-span-9">
        <h2 className="max-w-[18em] text-h2">
          <a
            href={contentPath('blog_posts', post.slug)}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {post.title}
          </a>
        </h2>
        <p className="mt-4 max-w-measure text-lead">{post.excerpt}</p>
        <PostFigures post={post} className="mt-8" />
      </div>
    </article>
  );
}
