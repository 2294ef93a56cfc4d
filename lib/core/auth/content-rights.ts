import type { ContentState } from '@/lib/core/cache/change';
import { CONTENT_TABLES, type ContentTable } from '@/lib/paths';

/** Steps of a right to a kind of content; each includes the former. */
export const CONTENT_LEVELS = ['write', 'publish', 'mail'] as const;
export type ContentLevel = (typeof CONTENT_LEVELS)[number];

/** The kinds of content that someone may work on. */
export type ContentRights = Partial<Record<ContentTable, ContentLevel>>;

/** The screens on which someone works on a kind of content, and the level of their right to it. */
export type Desk = { area: 'admin' | 'team'; level: ContentLevel };

/** The screens of leaders, who may do everything. */
export const LEADERS_DESK: Desk = { area: 'admin', level: 'mail' };

/** Returns whether a level includes another. */
export function includesLevel(level: ContentLevel, wanted: ContentLevel): boolean {
  return CONTENT_LEVELS.indexOf(level) >= CONTENT_LEVELS.indexOf(wanted);
}

/** Returns what it takes to change a record in this state, and what belongs to it: drafts belong to who writes. */
export function levelToChange(state: ContentState): ContentLevel {
  return state === 'draft' ? 'write' : 'publish';
}

/** Returns the kinds that someone may work on, in the order of the site. */
export function kindsIn(rights: ContentRights): ContentTable[] {
  return CONTENT_TABLES.filter((table) => rights[table]);
}
