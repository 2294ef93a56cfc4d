import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { TIMELINE_KINDS } from './schema';

/** What the page of a contact keeps in its address: the timeline's kind and cursor, and the drawer. */
export const timelineFilters = {
  kind: parseAsStringLiteral(TIMELINE_KINDS),
  after: parseAsString,
  open: parseAsString,
};

export type TimelineFilters = inferParserType<typeof timelineFilters>;
