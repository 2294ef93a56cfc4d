import { subjectOf } from '@/components/marketing/drawings/subject';
import { SubjectPicture } from '@/components/marketing/subject-picture';
import { Portrait } from '@/components/people/site/portrait';
import type { PostSummary } from '@/lib/blog/model';
import { contentPath } from '@/lib/paths/site';
import type { Photos } from '@/lib/people/faces/model';
import { PostFigures } from './post-figures';

type LeadPostProps = { post: PostSummary; photos: Photos };

/** Lead post of a list: a full-width figure with a large title below. */
export function LeadPost({ post, photos }: LeadPostProps) {
  return (
    <article className="relative">
      <SubjectPicture
        subject={subjectOf('blog_posts', post)}
        ground="tinted"
        imageUrl={post.imageUrl}
        imageAlt={post.imageAlt}
        sizes="(min-width: 1248px) 75rem, 100vw"
        className="h-32 rounded-surface sm:h-52 border border-line lg:h-72"
        preload
      />
      <div className="grid gap-x-6 gap-y-3 pt-4 lg:grid-cols-12 lg:pt-8">
        <div className="lg:col-span-7">
          <p className="label text-accent">{post.category}</p>
          <h2 className="mt-2 max-w-[18em] text-h2 lg:mt-3">
            <a
              href={contentPath('blog_posts', post.slug)}
              className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
            >
              {post.title}
            </a>
          </h2>
        </div>
        <div className="lg:col-span-5">
          <p className="max-w-measure">{post.excerpt}</p>
          <div className="mt-5 flex items-center gap-4">
            <Portrait
              name={post.authorName}
              photo={photos[post.authorName]}
              decorative
              className="size-12"
            />
            <div>
              <p className="font-medium text-ink">{post.authorName}</p>
              <PostFigures post={post} />
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}
