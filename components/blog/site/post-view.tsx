import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { RichText } from '@/components/content/site/blocks/rich-text';
import { Drawing } from '@/components/marketing/drawings/drawing';
import { subjectOf } from '@/components/marketing/drawings/subject';
import { NextStep } from '@/components/marketing/next-step';
import { WithMargin } from '@/components/marketing/with-margin';
import { TableOfContents } from '@/components/text/table-of-contents';
import { TextImage } from '@/components/text/text-image';
import { ShortCalculator } from '@/components/tools/site/short-calculator';
import type { Post, PostSummary } from '@/lib/blog/model';
import { linkedService } from '@/lib/blog/rules';
import type { TextFacts } from '@/lib/content/blocks/model';
import { headingsOf } from '@/lib/core/text/markdown';
import { paths } from '@/lib/paths';
import type { PersonPaths, Photos } from '@/lib/people/faces/model';
import { PostAuthor } from './post-author';
import { PostGrid } from './post-grid';
import { PostHead } from './post-head';
import { PostNeighbours } from './post-neighbours';
import { PostTags } from './post-tags';
import { SubscribeSection } from './subscribe-section';

/** Blocks that replace a paragraph consisting only of a link, by URL. A link to the calculator shows the calculator. */
const blocks = { [paths.calculator]: <ShortCalculator /> };

/** Minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

type PostViewProps = {
  post: Post;
  related: PostSummary[];
  older: PostSummary | null;
  newer: PostSummary | null;
  photos: Photos;
  people?: PersonPaths;
  facts: TextFacts;
  /** Notes in the margin of the text. */
  notes: ReactNode[];
};

/** Page of a blog post, also used for its private preview. */
export function PostView(props: PostViewProps) {
  const { post, related, older, newer, photos, people, facts, notes } = props;
  const headings = headingsOf(post.body);
  const service = linkedService(post.body);
  const hasContents = headings.length >= MIN_HEADINGS;
  return (
    <>
      <article>
        <PostHead post={post} photos={photos} people={people} />
        <div className="page-width mt-6 lg:mt-10">
          {post.imageUrl ? (
            <TextImage
              url={post.imageUrl}
              alt={post.imageAlt ?? ''}
              sizes="(min-width: 1248px) 75rem, 100vw"
              priority
            />
          ) : (
            <Drawing
              subject={subjectOf('blog_posts', post)}
              className="ground-tinted h-36 w-full rounded-surface border border-line sm:h-64 lg:h-80 print:hidden"
            />
          )}
        </div>
        <div className="page-width mt-6 lg:mt-14">
          <div className="border-t border-line pt-6 lg:pt-12">
            <WithMargin
              notes={notes}
              aside={
                hasContents && (
                  <div className="h-full print:hidden">
                    <details className="group rounded-surface border border-line bg-surface px-5 py-3 lg:hidden">
                      <summary className="flex items-center justify-between gap-6 py-1 font-medium text-ink">
                        In this post
                        <Plus
                          aria-hidden
                          strokeWidth={1.5}
                          className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-45"
                        />
                      </summary>
                      <nav aria-label="In this post" className="py-3">
                        <TableOfContents headings={headings} />
                      </nav>
                    </details>
                    <nav
                      aria-label="In this post"
                      className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto pr-4 lg:block"
                    >
                      <p className="label mb-4 text-ink-3">In this post</p>
                      <TableOfContents headings={headings} />
                    </nav>
                  </div>
                )
              }
            >
              <RichText text={post.body} facts={facts} blocks={blocks} />
              <PostAuthor post={post} isGuest={!people?.[post.authorName]} />
              <PostTags tags={post.tags} />
              <PostNeighbours older={older} newer={newer} />
            </WithMargin>
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section aria-labelledby="related" className="page-width mt-16 lg:mt-24 print:hidden">
          <h2 id="related" className="text-h2">
            Read next
          </h2>
          <div className="mt-8">
            <PostGrid posts={related} as="h3" />
          </div>
        </section>
      )}
      <SubscribeSection />
      {service && (
        <NextStep href={service.href} label="See the service" note={`About ${service.name}`} />
      )}
    </>
  );
}
