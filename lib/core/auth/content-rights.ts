import type { ContentState } from '@/lib/core/cache/change';
import { CONTENT_TABLES, type ContentTable } from '@/lib/paths';

/** Levels of a content right; each includes the previous ones. */
export const CONTENT_LEVELS = ['write', 'publish', 'mail'] as const;
export type ContentLevel = (typeof CONTENT_LEVELS)[number];

/** The kinds of content that a person may work on. */
export type ContentRights = Partial<Record<ContentTable, ContentLevel>>;

/** Path prefix of the screens for a kind of content, and the person's level of access. */
export type Desk = { area: 'admin' | 'team'; level: ContentLevel };

/** Path prefix and level of leaders, who may do everything. */
export const LEADERS_DESK: Desk = { area: 'admin', level: 'mail' };

/** Returns whether a level includes another. */
export function includesLevel(level: ContentLevel, wanted: ContentLevel): boolean {
  return CONTENT_LEVELS.indexOf(level) >= CONTENT_LEVELS.indexOf(wanted);
}

/** Returns the level required to change a record in this state, or its parts: writers may change drafts. */
export function levelToChange(state: ContentState): ContentLevel {
  return state === 'draft' ? 'write' : 'publish';
}

/** Returns the kinds that a person may work on, in the order of the site. */
export function kindsIn(rights: ContentRights): ContentTable[] {
  return CONTENT_TABLES.filter((table) => rights[table]);
}
