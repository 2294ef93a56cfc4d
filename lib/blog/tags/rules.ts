import { POSTS_PER_PAGE } from '@/lib/blog/rules';
import { laterPages, pageCount } from '@/lib/core/lists/numbered-pages';
import type { ListedPage } from '@/lib/core/seo/listed-page';
import { blogTagPath } from '@/lib/paths/site';
import type { EditedTag, Introduction, Tag } from './model';

/** Returns the pages of the tags with an introduction; the pages of other tags are not indexed. */
export function tagPages(tags: readonly Tag[]): ListedPage[] {
  return tags
    .filter(({ isIntroduced }) => isIntroduced)
    .flatMap(({ slug, posts, changedAt }) => [
      { path: blogTagPath(1, slug), changedAt },
      ...laterPages(pageCount(posts, POSTS_PER_PAGE), (page) => blogTagPath(page, slug), changedAt),
    ]);
}

/** Returns the tags with their introductions, most used first. */
export function editedTags(used: readonly Tag[], written: readonly Introduction[]): EditedTag[] {
  const texts = new Map(written.map((row) => [row.slug, row]));
  return used
    .map(({ slug, name, posts }) => {
      const text = texts.get(slug);
      return {
        slug,
        name,
        posts,
        introduction: text?.introduction ?? '',
        version: text?.version ?? '',
      };
    })
    .toSorted((a, b) => b.posts - a.posts || a.name.localeCompare(b.name, 'en'));
}

/** Maximum number of tags in the list; the search finds the others. */
const MAX_LISTED = 100;

/** Returns the first tags whose name contains the search. */
export function foundTags(tags: readonly EditedTag[], search: string): EditedTag[] {
  const wanted = search.trim().toLowerCase();
  return tags.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MAX_LISTED);
}
