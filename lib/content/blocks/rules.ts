import { blocksOf } from '@/lib/core/text/plain-blocks';
import { CONTENT_TABLES, type ContentTable } from '@/lib/paths';
import { contentListPath, contentPath } from '@/lib/paths/site';
import type { Target } from './model';

/** Upper limit of names in one database call. */
export const MAX_NAMES = 60;

const LINK = /\]\(\s*<?(\/[^)\s>#?]*)|^\s*\[[^\]]+\]:\s*<?(\/[^\s>#?]*)/gm;

/** Returns the distinct paths of our own pages that a text links to, without query and fragment. */
export function linksOf(text: string): string[] {
  const paths = [...text.matchAll(LINK)].map(([, inline, referred]) => inline ?? referred ?? '');
  return [...new Set(paths)];
}

/** A content page: its kind and slug. `rest` is the remainder of the path, such as /recording. */
export type ContentLink = { table: ContentTable; slug: string; rest: string };

/** Returns the content page at a path; null for any other path. */
export function contentLinkOf(path: string): ContentLink | null {
  const [, folder, slug, rest = ''] = /^\/([a-z]+)\/([a-z0-9-]+)(\/.*?)?\/?$/.exec(path) ?? [];
  const table = CONTENT_TABLES.find((one) => contentListPath(one) === `/${folder}`);
  const isList = slug === 'page' || slug === 'category' || slug === 'tag';
  return table && slug && !isList ? { table, slug, rest } : null;
}

/** Returns the name that identifies a content page in database calls. */
export function nameOf({ table, slug }: Pick<ContentLink, 'table' | 'slug'>): string {
  return `${table}/${slug}`;
}

/** Pages and people named in a text. */
export type References = { paths: string[]; people: string[]; services: string[] };

/** Returns the distinct pages and people that texts refer to. */
export function referencesOf(texts: readonly string[]): References {
  const blocks = texts.flatMap(blocksOf);
  const named = (key: 'person' | 'slug') => [
    ...new Set(blocks.flatMap(({ attributes }) => attributes[key] ?? [])),
  ];
  return {
    paths: [...new Set(texts.flatMap(linksOf))],
    people: named('person'),
    services: named('slug'),
  };
}

/** Returns the current paths of renamed published pages, keyed by the path in the text. */
export function movedLinks(
  paths: readonly string[],
  targets: readonly Target[],
): Record<string, string> {
  return Object.fromEntries(
    paths.flatMap((path) => {
      const link = contentLinkOf(path);
      if (!link) return [];
      const found = targets.find(({ name }) => name === nameOf(link));
      if (found?.state !== 'published' || found.slug === link.slug) return [];
      return [[path, contentPath(link.table, found.slug) + link.rest]];
    }),
  );
}
