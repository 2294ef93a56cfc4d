import { globSync } from 'node:fs';
import { join } from 'node:path';
import { signWith, type TokenPurpose } from '../../lib/core/security/token-signature.ts';
import { learnPath, publicPersonPath } from '../../lib/paths/site.ts';
import { contentAdminPath } from '../../lib/paths/staff.ts';
import { CONTENT_TABLES, paths } from '../../lib/paths.ts';
import { firstId } from '../../supabase/tests/long-lists.ts';

const appFolder = join(import.meta.dirname, '../../app');

/** Slug of the first record of the long lists. */
const SLUG = 'aaaa-10001';
const COURSE = 'automation-fundamentals';
const LESSON = 'what-automation-is';

const kinds = CONTENT_TABLES.map((table) => contentAdminPath(table).slice('/admin/'.length));

export type PageRequest = { path: string; isStaff: boolean };

/** Returns a token signed by the site. */
type Sign = (purpose: TokenPurpose, value: string) => string;

/**
 * URLs of the routes that identify a record by something other than the id or slug of the long lists. Empty if the
 * page shows one record by an emailed link, or the page before it has the same list.
 */
const named: Record<string, (sign: Sign) => string[]> = {
  '/about/[slug]': () => [publicPersonPath('maya-lindqvist')],
  '/academy/[slug]/[lesson]': () => [],
  '/newsletter/[slug]': () => [],
  '/certificates/[id]': () => [],
  '/learn/[course]': () => [learnPath(COURSE)],
  '/learn/[course]/[lesson]': () => [learnPath(COURSE, LESSON)],
  '/learn/enter/[token]': () => [],
  '/preview/[token]': () => [],
  '/invitation/[token]': () => [],
  '/proposals/[token]': () => [],
  '/webinars/place/[token]': () => [],
  '/blog/subscription/choose/[token]': (sign) => [
    `/blog/subscription/choose/${sign('choose-subscription', firstId)}`,
  ],
  '/blog/subscription/confirm/[token]': () => [],
  '/blog/subscription/end/[token]': () => [],
  '/booking/confirmed/[token]': (sign) => [
    `/booking/confirmed/${sign('confirmed-booking', firstId)}`,
  ],
  '/booking/manage/[token]': (sign) => [`/booking/manage/${sign('manage-booking', firstId)}`],
  '/blog/category/[category]/page/[page]': () => [],
  '/blog/tag/[tag]/page/[page]': () => [],
  '/filtered/academy/[query]': () => [`${paths.academy}?q=aaaa`],
  '/filtered/blog/[query]': () => [`${paths.blog}?q=many`],
  '/filtered/booking/[query]': () => [`${paths.booking}?about=plan-starter`],
  '/filtered/calculator/[query]': () => [],
  '/filtered/careers/[query]': () => [`${paths.careers}?q=aaaa`],
  '/filtered/readiness/[query]': () => [],
  '/filtered/search/[query]': () => [`${paths.search}?q=many`],
};

export const namedRoutes = Object.keys(named);

/** Returns the routes of all pages, such as '/blog/[slug]'. */
export function pageRoutes(): { route: string; isStaff: boolean }[] {
  return globSync('**/page.tsx', { cwd: appFolder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('[...missing]'))
    .map((file) => ({
      route: `/${file.replace(/\([^)]+\)\//g, '').replace(/\/?page\.tsx$/, '')}`,
      isStaff: file.startsWith('(staff)/'),
    }))
    .toSorted((a, b) => a.route.localeCompare(b.route));
}

const fillIn = (route: string) =>
  route
    .replace('[id]', firstId)
    .replace('[page]', '2')
    .replace(/\[(slug|category|tag)\]/, SLUG);

/**
 * Returns the URLs of every page of the site: for each staff screen also its drawers, and for each route that shows a
 * record, one record of the long lists.
 * @throws for a route without a record here
 */
export function everyPage(secretKey: string): PageRequest[] {
  const sign: Sign = (purpose, value) => signWith(secretKey, purpose, value);
  return pageRoutes().flatMap(({ route, isStaff }) => {
    const filled =
      named[route]?.(sign) ?? kinds.map((kind) => fillIn(route.replace('[kind]', kind)));
    const open = filled.find((path) => path.includes('['));
    if (open) throw new Error(`${open} names a record that the long lists do not have`);
    return [...new Set(filled)].flatMap((path) =>
      [path, ...(isStaff ? [`${path}?open=new`, `${path}?open=${firstId}`] : [])].map((url) => ({
        path: url,
        isStaff,
      })),
    );
  });
}
