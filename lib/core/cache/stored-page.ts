import 'server-only';
import { internalUrl } from '@/lib/core/internal-url';
import { removeFrameworkScripts } from './next/public-page';

const TIMEOUT_MS = 5_000;

/**
 * Returns the HTML of a content page with `part` in place of the section with that id, which must not contain other
 * sections.
 * @throws if the page cannot be read, or has no such section
 */
export async function storedPageWith(path: string, id: string, part: string): Promise<string> {
  const response = await fetch(internalUrl(path), {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // The development server stores no pages, so its response still contains the scripts.
  const page = removeFrameworkScripts(await response.text());
  const place = new RegExp(`<section id="${id}".*?</section>`, 's');
  if (!response.ok || !place.test(page)) throw new Error(`${path} has no section ${id}`);
  return page.replace(place, () => part);
}
