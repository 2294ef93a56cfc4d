/**
 * Returns the start of a stored booking. An unreadable time falls back to `now` (spec section 9). A new booking always
 * has a readable time.
 */
export function storedStart(preferreddate: string, now: Date): Date {
  const start = new Date(preferreddate);
  return Number.isNaN(start.getTime()) ? now : start;
}
