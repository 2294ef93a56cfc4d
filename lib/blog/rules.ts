/** Posts on one page of a list: the newest of them large, the others in rows of three. */
export const POSTS_PER_PAGE = 7;

const WORDS_PER_MINUTE = 220;

/** How long an adult reads a text of so many words, in whole minutes, at least one. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));
}

/** A category as it stands in an address: 'Case notes' is 'case-notes'. */
export function categorySlug(category: string): string {
  return category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A category with an address of its own; names that differ only in spelling share one. */
export type Category = { slug: string; name: string; names: string[]; posts: number };

/** The categories of all posts, with how many posts each has; one that no address can name is left out. */
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

/** How many pages a list has; an empty list has one. */
export function pageCount(posts: number): number {
  return Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));
}

/** The page that an address names, from 1; null for anything but a plain number. */
export function pageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/**
 * The posts to read after `post`: those that share most tags first, then those of its category, then the
 * order in which they come. At most `count`, never itself.
 */
export function relatedPosts<Other extends { slug: string; category: string; tags: string[] }>(
  post: { slug: string; category: string; tags: string[] },
  others: readonly Other[],
  count: number,
): Other[] {
  const kinship = (other: Other) =>
    2 * other.tags.filter((tag) => post.tags.includes(tag)).length +
    Number(other.category === post.category);
  return others
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => kinship(b) - kinship(a))
    .slice(0, count);
}
