import { blocksOf } from '@/lib/core/text/plain-blocks';
import { CONTENT_TABLES, type ContentTable } from '@/lib/paths';
import { contentListPath, contentPath } from '@/lib/paths/site';
import type { Target } from './model';

/** The database looks at no more names at once. */
export const MAX_NAMES = 60;

const LINK = /\]\(\s*<?(\/[^)\s>#?]*)|^\s*\[[^\]]+\]:\s*<?(\/[^\s>#?]*)/gm;

/** Returns the paths of our own pages to which a text links, each once, without queries and fragments. */
export function linksOf(text: string): string[] {
  const paths = [...text.matchAll(LINK)].map(([, inline, referred]) => inline ?? referred ?? '');
  return [...new Set(paths)];
}

/** A page of content: its kind and slug; `rest` is the part of its path after that, such as /recording. */
export type ContentLink = { table: ContentTable; slug: string; rest: string };

/** Returns the page of content that a path leads to; null for any other. */
export function contentLinkOf(path: string): ContentLink | null {
  const [, folder, slug, rest = ''] = /^\/([a-z]+)\/([a-z0-9-]+)(\/.*?)?\/?$/.exec(path) ?? [];
  const table = CONTENT_TABLES.find((one) => contentListPath(one) === `/${folder}`);
  const isList = slug === 'page' || slug === 'category' || slug === 'tag';
  return table && slug && !isList ? { table, slug, rest } : null;
}

/** Returns the name by which the database is asked for a page of content. */
export function nameOf({ table, slug }: Pick<ContentLink, 'table' | 'slug'>): string {
  return `${table}/${slug}`;
}

/** Pages and people that a text names. */
export type References = { paths: string[]; people: string[]; services: string[] };

/** Returns what texts refer to, each once. */
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

/** Returns the present paths of published pages that have another slug now, by the paths that are written. */
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
