import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPersonPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';

const seed = readFileSync(join(import.meta.dirname, '../../supabase/seed.sql'), 'utf8');

/** The seed fills two pages of the blog, but only one of each category and tag. */
const LAST_PAGE = `${paths.blog}/page/2`;

const fixedPages = new Set<unknown>(Object.values(paths));

/** Returns whether the page exists for the whole run, because other tests publish and remove their own pages. */
export function stays(path: string): boolean {
  if (fixedPages.has(path)) return true;
  const [, , slug, name] = path.split('/');
  if (slug === 'page') return path === LAST_PAGE;
  if (slug === 'category' || slug === 'tag') return path.endsWith(`/${name}`) && isSeededName(name);
  if (slug && path === publicPersonPath(slug)) return isSeededName(slug);
  return seed.includes(`'${slug}'`);
}

function isSeededName(slug = ''): boolean {
  return new RegExp(`'${slug.replaceAll('-', '.')}'`, 'i').test(seed);
}

/** Returns the paths of all permanent pages in the sitemap. */
export async function sitemapPaths(site: string): Promise<string[]> {
  const response = await fetch(new URL(paths.sitemap, site));
  if (!response.ok) throw new Error(`The sitemap answers ${response.status}`);
  const map = await response.text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter(stays);
}

/** Returns every single public page, one of each content kind, and the two sign-in pages. */
export async function onePageOfEachKind(site: string): Promise<string[]> {
  const firsts = new Map<string, string>();
  for (const path of await sitemapPaths(site)) {
    const kind = path.replace(/(?<=\/.+\/).+/, '');
    if (!firsts.has(kind)) firsts.set(kind, path);
  }
  return [...firsts.values(), paths.adminLogin, paths.memberLogin];
}
