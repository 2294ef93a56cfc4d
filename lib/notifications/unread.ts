/** Upper limit of counting unread notifications. */
export const MAX_UNREAD = 100;

/** Returns a count as it is shown, such as '3', or '99+' where there are more. */
export function shownCount(unread: number): string {
  return unread < MAX_UNREAD ? String(unread) : `${MAX_UNREAD - 1}+`;
}
