import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';

/** URL parameters of the notifications screen; without `show` it lists all notifications. */
export const notificationFilters = {
  show: parseAsStringLiteral(['unread']),
  after: parseAsString,
};

export type NotificationFilters = inferParserType<typeof notificationFilters>;
