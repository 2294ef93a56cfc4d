import { SubjectPicture } from '@/components/marketing/subject-picture';
import { Portrait } from '@/components/people/site/portrait';
import type { PostSummary } from '@/lib/blog/model';
import { contentPath } from '@/lib/paths';
import type { Photos } from '@/lib/people/faces/model';
import { PostFigures } from './post-figures';
import { postSubject } from './subject';

type LeadPostProps = { post: PostSummary; photos: Photos };

/** The newest post of a list, large. */
export function LeadPost({ post, photos }: LeadPostProps) {
  return (
    <article className="relative grid overflow-hidden rounded-surface border border-line bg-surface transition-colors hover:bg-hover lg:grid-cols-12">
      <div className="border-line max-lg:border-b lg:order-last lg:col-span-5 lg:border-l">
        <SubjectPicture
          subject={postSubject(post)}
          ground="tinted"
          imageUrl={post.imageUrl}
          imageAlt={post.imageAlt}
          sizes="(min-width: 1024px) 520px, 100vw"
          className="h-52 lg:h-full"
          preload
        />
      </div>
      <div className="p-6 lg:col-span-7 lg:px-8 lg:py-12">
        <p className="label text-ink-3">{post.category}</p>
        <h2 className="mt-4 max-w-[18em] text-h2">
          <a
            href={contentPath('blog_posts', post.slug)}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {post.title}
          </a>
        </h2>
        <p className="mt-4 max-w-measure text-lead">{post.excerpt}</p>
        <div className="mt-8 flex items-center gap-4">
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
    </article>
  );
}
