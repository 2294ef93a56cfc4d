import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';

/** Parameters in the URL of the notifications screen; without `show` it lists all. */
export const notificationFilters = {
  show: parseAsStringLiteral(['unread']),
  after: parseAsString,
};

export type NotificationFilters = inferParserType<typeof notificationFilters>;
