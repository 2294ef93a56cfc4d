import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';

/** What the notifications screen keeps in its address; without `show` it lists all. */
export const notificationFilters = {
  show: parseAsStringLiteral(['unread']),
  after: parseAsString,
};

export type NotificationFilters = inferParserType<typeof notificationFilters>;
