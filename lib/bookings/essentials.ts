/**
 * Returns whether a booking has the fields that the booking call requires, in addition to the rules of the form (spec
 * section 5).
 */
export function hasEssentials(booking: {
  firstName: string;
  email: string;
  startsAt: Date | null;
}): boolean {
  return (
    booking.firstName.trim() !== '' && booking.email.trim() !== '' && booking.startsAt !== null
  );
}
