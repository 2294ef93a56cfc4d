import { ShareButtons } from '@/components/marketing/share-buttons';
import { PersonName } from '@/components/people/site/person-name';
import { Portrait } from '@/components/people/site/portrait';
import type { Post } from '@/lib/blog/model';
import { categorySlug } from '@/lib/blog/rules';
import { paths } from '@/lib/paths';
import { blogListPath } from '@/lib/paths/site';
import type { PersonPaths, Photos } from '@/lib/people/faces/model';
import { PostFigures } from './post-figures';

const crumb = 'inline-block py-1 hover:text-ink hover:underline';

type PostHeadProps = { post: Post; photos: Photos; people?: PersonPaths };

/** Header of a post: category, title, excerpt, author and date. */
export function PostHead({ post, photos, people }: PostHeadProps) {
  const category = categorySlug(post.category);
  return (
    <header className="page-width pt-6 lg:pt-16">
      <nav aria-label="Breadcrumb" className="label text-ink-3">
        <a href={paths.blog} className={crumb}>
          Blog
        </a>
        {' / '}
        {category ? (
          <a href={blogListPath(1, category)} className={crumb}>
            {post.category}
          </a>
        ) : (
          post.category
        )}
      </nav>
      <h1 className="mt-3 max-w-[17em] text-h1 lg:mt-4">{post.title}</h1>
      <p className="mt-4 max-w-measure text-lead lg:mt-6">{post.excerpt}</p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:mt-8">
        <div className="flex items-center gap-4">
          <Portrait
            name={post.authorName}
            photo={photos[post.authorName]}
            decorative
            className="size-14 lg:size-16"
          />
          <div>
            <p>
              <span className="font-medium text-ink">
                <PersonName name={post.authorName} path={people?.[post.authorName]} />
              </span>
              {post.authorRole && `, ${post.authorRole}`}
            </p>
            <PostFigures post={post} className="mt-1" />
          </div>
        </div>
        <ShareButtons done="Link copied." />
      </div>
    </header>
  );
}
