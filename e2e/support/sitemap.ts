import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../lib/paths.ts';

const seed = readFileSync(join(import.meta.dirname, '../../supabase/seed.sql'), 'utf8');

/** Whether other tests leave the page alone: what they publish themselves comes and goes. */
export function stays(path: string): boolean {
  const [, , slug] = path.split('/');
  return !slug || seed.includes(`'${slug}'`);
}

/** The paths of all pages that the site's own map lists and that stay. */
export async function sitemapPaths(site: string): Promise<string[]> {
  const response = await fetch(new URL(paths.sitemap, site));
  if (!response.ok) throw new Error(`The sitemap answers ${response.status}`);
  const map = await response.text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter(stays);
}

/** Every public page of its own, one of each kind of content, and the two sign-in pages. */
export async function onePageOfEachKind(site: string): Promise<string[]> {
  const firsts = new Map<string, string>();
  for (const path of await sitemapPaths(site)) {
    const kind = path.replace(/(?<=\/.+\/).+/, '');
    if (!firsts.has(kind)) firsts.set(kind, path);
  }
  return [...firsts.values(), paths.adminLogin, paths.memberLogin];
}
