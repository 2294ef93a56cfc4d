import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../lib/paths.ts';

const seed = readFileSync(join(import.meta.dirname, '../../supabase/seed.sql'), 'utf8');

/** Returns whether the page stays during a run: other tests publish and remove pages of their own. */
export function stays(path: string): boolean {
  const [, , slug] = path.split('/');
  return !slug || seed.includes(`'${slug}'`);
}

/** Returns the paths of all pages in the sitemap that stay. */
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
