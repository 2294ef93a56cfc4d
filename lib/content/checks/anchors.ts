import { contentLinkOf, nameOf } from '@/lib/content/blocks/rules';
import { anchorIn } from '@/lib/core/text/markdown';
import type { Known } from './model';
import pageIds from './page-ids.json';

/** Ids that depend on the content of the page: sections, chapters, figures and webhook events. */
const COUNTED = /^(section-\d+|chapter-\d+|figure-[\w-]+|(call-)?[a-z]+\.[a-z_]+)$/;

const routes = Object.entries(pageIds).map(([route, ids]) => ({
  pattern: new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`),
  /** True for a page of a record, whose texts add more ids. */
  isOfRecord: route.includes('['),
  ids: new Set(ids.split(' ')),
}));

const routeOf = (path: string) => {
  const asked = path.replace(/(.)\/$/, '$1');
  return (
    routes.find(({ pattern, isOfRecord }) => !isOfRecord && pattern.test(asked)) ??
    routes.find(({ pattern }) => pattern.test(asked))
  );
};

/** Returns whether the page at a path has the id independently of its texts. */
const isOfPage = (path: string, id: string) =>
  COUNTED.test(id) || Boolean(routeOf(path)?.ids.has(id));

/** Ids that the pages of records have independently of their texts. */
const IDS_OF_RECORDS = new Set(
  routes.filter(({ isOfRecord }) => isOfRecord).flatMap(({ ids }) => [...ids]),
);

/** Returns a note if the anchor of a link does not exist on the target page; null if it does. */
export function anchorNote(
  url: string,
  ids: ReadonlySet<string>,
  { anchors }: Known,
): string | null {
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(#.+)?$/.exec(url) ?? [];
  const name = anchor.slice(1);
  if (!anchor) return null;
  if (path === '') {
    const isHere = COUNTED.test(name) || IDS_OF_RECORDS.has(name) || anchorIn(ids, anchor);
    return isHere ? null : `No heading of this text has the anchor ${anchor}.`;
  }
  const route = routeOf(path);
  if (!route || isOfPage(path, name)) return null;
  if (!route.isOfRecord) return `The page ${path} has no place with the anchor ${anchor}.`;
  const link = contentLinkOf(path);
  const known = link && anchors?.[nameOf(link) + link.rest];
  if (!known || known.includes(name)) return null;
  const id = anchorIn(new Set(known), anchor);
  return id
    ? `The page ${path} has the anchor #${id}, not ${anchor}.`
    : `The page ${path} has no heading with the anchor ${anchor}.`;
}
