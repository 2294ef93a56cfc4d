import { subjectOf } from '@/components/marketing/drawings/subject';
import { SubjectPicture } from '@/components/marketing/subject-picture';
import type { PostSummary } from '@/lib/blog/model';
import { contentPath } from '@/lib/paths/site';
import { PostFigures } from './post-figures';

type PostCardProps = {
  post: PostSummary;
  as?: 'h2' | 'h3';
  /** Label of the card; the category by default. */
  label?: string;
};

/** Card of a post as a single link: label, title, excerpt, date and reading time. */
export function PostCard({ post, as: Heading = 'h2', label = post.category }: PostCardProps) {
  return (
    <article className="relative flex h-full flex-col p-6 transition-colors hover:bg-hover lg:p-8">
      <div className="-mx-6 -mt-6 mb-6 border-b border-line lg:-mx-8 lg:-mt-8">
        <SubjectPicture
          subject={subjectOf('blog_posts', post)}
          ground="tinted"
          imageUrl={post.imageUrl}
          imageAlt={post.imageAlt}
          sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
          className="h-44"
        />
      </div>
      <p className="label text-ink-3">{label}</p>
      <Heading className="mt-4 text-h3">
        <a
          href={contentPath('blog_posts', post.slug)}
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {post.title}
        </a>
      </Heading>
      <p className="mt-2 max-w-[30em] text-base leading-6.5">{post.excerpt}</p>
      <PostFigures post={post} className="mt-auto pt-8" />
    </article>
  );
}
