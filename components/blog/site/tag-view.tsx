import { RichText } from '@/components/content/site/blocks/rich-text';
import { NextStep } from '@/components/marketing/next-step';
import { PageLinks } from '@/components/marketing/page-links';
import type { PostSummary } from '@/lib/blog/model';
import { POSTS_PER_PAGE } from '@/lib/blog/rules';
import type { Tag } from '@/lib/blog/tags/model';
import type { TextFacts } from '@/lib/content/blocks/model';
import { pageCount } from '@/lib/core/lists/numbered-pages';
import { paths } from '@/lib/paths';
import { blogTagPath } from '@/lib/paths/site';
import { PostGrid } from './post-grid';
import { SubscribeSection } from './subscribe-section';

type TagViewProps = {
  tag: Tag;
  page: number;
  posts: PostSummary[];
  /** Introduction in Markdown; empty if none was written, and on later pages. */
  introduction: string;
  facts: TextFacts;
};

/** One page of the posts with a tag. The first page begins with the tag's introduction. */
export function TagView({ tag, page, posts, introduction, facts }: TagViewProps) {
  const { slug, name, posts: total } = tag;
  const count = `${total} ${total === 1 ? 'post' : 'posts'}`;
  return (
    <>
      <div className="page-width pt-10 lg:pt-16">
        <p className="label text-ink-3">
          <a href={paths.blog} className="inline-block py-1 hover:text-ink hover:underline">
            Blog
          </a>
          {' / Tag'}
        </p>
        <h1 className="mt-4 text-h1 wrap-anywhere">{name}</h1>
        {introduction && (
          <div className="mt-8 grid gap-x-6 border-t border-line pt-8 lg:grid-cols-12 lg:pt-10">
            <p className="label text-ink-3 max-lg:mb-4 lg:col-span-3 lg:pt-1.5">What it is about</p>
            <div className="min-w-0 lg:col-span-9">
              <RichText text={introduction} facts={facts} />
            </div>
          </div>
        )}
      </div>
      <section aria-labelledby="posts" className="page-width mt-12 lg:mt-16">
        <h2 id="posts" className="text-h2">
          {page === 1 ? count : `${count}, page ${page}`}
        </h2>
        <div className="mt-6">
          <PostGrid posts={posts} as="h3" />
        </div>
        <PageLinks
          page={page}
          pages={pageCount(total, POSTS_PER_PAGE)}
          path={(other) => blogTagPath(other, slug)}
          things="posts"
        />
      </section>
      <SubscribeSection />
      <NextStep href="#subscribe" label="Subscribe" note="New posts by email, about two a month" />
    </>
  );
}
