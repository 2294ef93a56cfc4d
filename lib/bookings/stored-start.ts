/**
 * Returns when a stored booking starts. An unreadable time falls back to `now` (spec section 9); new
 * bookings never get this far with one.
 */
export function storedStart(preferreddate: string, now: Date): Date {
  const start = new Date(preferreddate);
  return Number.isNaN(start.getTime()) ? now : start;
}
