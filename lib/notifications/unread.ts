/** Maximum number of unread notifications to count. */
export const MAX_UNREAD = 100;

/** Formats a count, such as '3', or '99+' above the limit. */
export function shownCount(unread: number): string {
  return unread < MAX_UNREAD ? String(unread) : `${MAX_UNREAD - 1}+`;
}
