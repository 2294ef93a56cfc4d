import { subjectOf } from '@/components/marketing/drawings/subject';
import { SubjectPicture } from '@/components/marketing/subject-picture';
import type { PostSummary } from '@/lib/blog/model';
import { contentPath } from '@/lib/paths/site';
import { PostFigures } from './post-figures';

/** Posts in two columns. Each row is a single link with a small figure, category, title, excerpt and date. */
export function PostRows({ posts }: { posts: PostSummary[] }) {
  return (
    <ul className="grid gap-x-6 lg:grid-cols-2">
      {posts.map((post) => (
        <li key={post.slug} className="border-t border-line">
          <article className="relative grid h-full content-start gap-x-5 py-6 transition-colors hover:bg-hover sm:grid-cols-[8rem_minmax(0,1fr)]">
            <SubjectPicture
              subject={subjectOf('blog_posts', post)}
              ground="tinted"
              imageUrl={post.imageUrl}
              imageAlt={post.imageAlt}
              sizes="8rem"
              className="aspect-[4/3] rounded-control max-sm:hidden"
            />
            <div>
              <p className="label text-ink-3">{post.category}</p>
              <h2 className="mt-2 text-h3">
                <a
                  href={contentPath('blog_posts', post.slug)}
                  className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
                >
                  {post.title}
                </a>
              </h2>
              <p className="mt-1 text-base leading-6.5">{post.excerpt}</p>
              <PostFigures post={post} className="mt-3" />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
