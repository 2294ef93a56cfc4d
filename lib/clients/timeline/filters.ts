import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { TIMELINE_KINDS } from './model';

/** Parameters in the URL of a contact: the timeline's kind and cursor, and the drawer. */
export const timelineFilters = {
  kind: parseAsStringLiteral(TIMELINE_KINDS),
  after: parseAsString,
  open: parseAsString,
};

export type TimelineFilters = inferParserType<typeof timelineFilters>;
