import type { ListedPost } from '@/lib/blog/model';
import { type Category, categorySlug, shownCategories } from '@/lib/blog/rules';
import { blogListPath, contentPath } from '@/lib/paths/site';

/** Maximum posts per subject in the index. The subject's own page lists all of them. */
const MAX_POSTS = 4;

type SubjectIndexProps = { categories: Category[]; posts: ListedPost[] };

/** Index of all subjects with the titles of their newest posts. */
export function SubjectIndex({ categories, posts }: SubjectIndexProps) {
  const bySubject = Map.groupBy(posts, ({ category }) => categorySlug(category));
  return (
    <section aria-labelledby="by-subject" className="mt-14 bg-accent-soft lg:mt-20">
      <div className="page-width py-12 lg:py-16">
        <h2 id="by-subject" className="text-h2">
          By subject
        </h2>
        <ul className="mt-8 gap-x-6 space-y-8 sm:columns-2 lg:columns-3">
          {shownCategories(categories).map(({ slug, name, posts: count }) => (
            <li key={slug} className="break-inside-avoid">
              <h3 className="border-b border-line-strong pb-2 text-base leading-6.5 font-semibold">
                <a
                  href={blogListPath(1, slug)}
                  className="flex justify-between gap-4 underline-offset-4 hover:underline"
                >
                  {name}
                  <span className="font-mono text-staff font-normal text-ink-2">{count}</span>
                </a>
              </h3>
              <ul className="mt-2">
                {(bySubject.get(slug) ?? []).slice(0, MAX_POSTS).map((post) => (
                  <li key={post.slug}>
                    <a
                      href={contentPath('blog_posts', post.slug)}
                      className="block py-1 text-[0.9375rem] leading-6 text-ink underline-offset-4 hover:underline"
                    >
                      {post.title}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
