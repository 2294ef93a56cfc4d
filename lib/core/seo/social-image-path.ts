import { type ContentTable, paths } from '@/lib/paths';
import { contentListPath } from '@/lib/paths/site';
import { records } from '@/lib/records';

/** Returns the folder hash that Next adds to the name of a picture in a route group. */
function suffixOf(folder: string): string {
  let hash = 5381;
  for (const character of folder) {
    hash = ((hash << 5) + hash + character.charCodeAt(0)) | 0;
  }
  return (hash >>> 0).toString(36).slice(0, 6);
}

/** Returns the path of a page's social image, from its `opengraph-image` file. */
export function socialImagePath(of: ContentTable | 'people', slug: string): string {
  const list = of === 'people' ? paths.about : contentListPath(of);
  const group = of === 'people' ? 'content' : records[of].content.group;
  const suffix = suffixOf(`/(marketing)/(${group})${list}/[slug]`);
  return `${list}/${slug}/opengraph-image-${suffix}`;
}
