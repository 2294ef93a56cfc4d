/** Maximum length of a name; longer ones would not fit into a list. */
export const MAX_CALENDAR_NAME = 80;

/**
 * Returns a text as the name of a calendar: on one line, without control characters, truncated to the maximum length.
 */
export function cleanName(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_CALENDAR_NAME)
    .toWellFormed()
    .trim();
}
