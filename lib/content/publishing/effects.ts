import { contentKinds } from '@/lib/content/kinds';
import { type ContentTable, paths } from '@/lib/paths';

/** Names of the further pages that kinds of content are listed on. */
export const listPageNames: Record<string, string> = {
  [paths.home]: 'the home page',
  [paths.booking]: 'the choices of the booking form',
  [paths.rssFeed]: 'the RSS feed',
  [paths.jsonFeed]: 'the JSON feed',
};

/**
 * Returns names for the other parts of the site that change when a record is published or withdrawn (`affectedPages`).
 */
export function changedElsewhere(table: ContentTable): string[] {
  const { plural, byline, listPages = [] } = contentKinds[table];
  return [
    `the list of ${plural}`,
    `${plural} that show it next to their own text`,
    ...(byline ? ['the page of its author'] : []),
    ...listPages.flatMap((path) => listPageNames[path] ?? []),
    'the sitemap and the overview for assistants',
  ];
}
