import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { TIMELINE_KINDS } from './model';

/** URL parameters of a contact: the kind and the cursor of the timeline, and the drawer. */
export const timelineFilters = {
  kind: parseAsStringLiteral(TIMELINE_KINDS),
  after: parseAsString,
  open: parseAsString,
};

export type TimelineFilters = inferParserType<typeof timelineFilters>;
