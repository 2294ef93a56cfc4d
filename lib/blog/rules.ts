import { laterPages, pageCount } from '@/lib/core/lists/numbered-pages';
import { type ListedPage, newestChange } from '@/lib/core/seo/listed-page';
import { paths } from '@/lib/paths';
import { blogListPath } from '@/lib/paths/site';

/** Posts per page: the newest one is shown large, the others in rows of two. */
export const POSTS_PER_PAGE = 7;

/** Number of related posts on the page of a post. */
export const MAX_RELATED = 3;

/** Number of newest posts from which the related ones are chosen. */
export const MAX_RELATED_CANDIDATES = 100;

/** Maximum number of posts in the margin of the page that they are about. */
export const MAX_ABOUT = 2;

const WORDS_PER_MINUTE = 220;

/** Returns the reading time of a text in whole minutes, at least one. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));
}

/** Returns the slug of a category: 'Case notes' becomes 'case-notes'. */
export function categorySlug(category: string): string {
  return category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Returns the slug of a tag, like private.tag_slug in the database; 'AI' and 'ai' are one tag. Empty without a letter
 * or digit.
 */
export function tagSlug(tag: string): string {
  return tag
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

const SERVICE_LINK = new RegExp(`\\[([^\\]]+)\\]\\((${paths.services}/[a-z0-9-]+)\\)`);

/** Returns the first service that a post links to, with the link text; null if there is none. */
export function linkedService(markdown: string): { href: string; name: string } | null {
  const [, name, href] = SERVICE_LINK.exec(markdown) ?? [];
  return name && href ? { name, href } : null;
}

const CASE_LINK = new RegExp(`\\]\\(${paths.cases}/([a-z0-9-]+)[)#]`);

/** Returns the slug of the first case that a post links to; null if there is none. */
export function linkedCase(markdown: string): string | null {
  return CASE_LINK.exec(markdown)?.[1] ?? null;
}

/** Maximum number of categories with a link on a page, and of topics in a form. */
const MAX_CATEGORIES = 50;

/** Returns the categories with the most posts, in their original order, including the current one. */
export function shownCategories(categories: readonly Category[], current?: string | null) {
  if (categories.length <= MAX_CATEGORIES) return [...categories];
  const kept = new Set(categories.toSorted((a, b) => b.posts - a.posts).slice(0, MAX_CATEGORIES));
  return categories.filter((one) => kept.has(one) || one.slug === current);
}

/** A category with its slug; names with the same slug are one category. */
export type Category = { slug: string; name: string; names: string[]; posts: number };

/** Returns the categories with their numbers of posts; omits categories with an empty slug. */
export function categoriesOf(rows: { category: string; posts: number }[]): Category[] {
  const categories = new Map<string, Category>();
  for (const { category: name, posts } of rows) {
    const slug = categorySlug(name);
    const known = categories.get(slug);
    if (known) {
      known.names.push(name);
      known.posts += posts;
    } else if (slug) {
      categories.set(slug, { slug, name, names: [name], posts });
    }
  }
  return [...categories.values()];
}

/**
 * Returns all pages of the list except the first, and all pages of each category. A new post shifts the others, so the
 * modification date of each page is that of the newest post in its list.
 */
export function listPages(posts: readonly { category: string; updatedAt: string }[]): ListedPage[] {
  const pagesAfterFirst = (list: typeof posts, category?: string) =>
    laterPages(
      pageCount(list.length, POSTS_PER_PAGE),
      (page) => blogListPath(page, category),
      newestChange(list),
    );
  const categories = Map.groupBy(posts, ({ category }) => categorySlug(category));
  categories.delete('');
  return [
    ...pagesAfterFirst(posts),
    ...[...categories].flatMap(([slug, list]) => [
      { path: blogListPath(1, slug), changedAt: newestChange(list) },
      ...pagesAfterFirst(list, slug),
    ]),
  ];
}

/**
 * Returns at most `count` posts to read after `post`, excluding itself: first those with the most shared tags, then
 * those of its category, then in the given order.
 */
export function relatedPosts<Other extends { slug: string; category: string; tags: string[] }>(
  post: { slug: string; category: string; tags: string[] },
  others: readonly Other[],
  count: number,
): Other[] {
  const similarity = (other: Other) =>
    2 * other.tags.filter((tag) => post.tags.includes(tag)).length +
    Number(other.category === post.category);
  return others
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => similarity(b) - similarity(a))
    .slice(0, count);
}
