import { contentLinkOf, nameOf } from '@/lib/content/blocks/rules';
import { anchorIn } from '@/lib/core/text/markdown';
import type { Known } from './model';
import pageIds from './page-ids.json';

/** Ids that depend on what a page shows: sections, chapters and figures, events of webhooks. */
const COUNTED = /^(section-\d+|chapter-\d+|figure-[\w-]+|(call-)?[a-z]+\.[a-z_]+)$/;

const routes = Object.entries(pageIds).map(([route, ids]) => ({
  pattern: new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`),
  /** A page with texts of its own, which bring ids. */
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

/** Returns whether a page of this kind has the id without a text. */
const isOfPage = (path: string, id: string) =>
  COUNTED.test(id) || Boolean(routeOf(path)?.ids.has(id));

/** Ids that the page of each kind has without a text. */
const IDS_OF_RECORDS = new Set(
  routes.filter(({ isOfRecord }) => isOfRecord).flatMap(({ ids }) => [...ids]),
);

/** Returns why a link to a place in a page leads to no place there; null if it does. */
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
