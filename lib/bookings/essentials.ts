/** Returns whether a booking has what the booking call needs in addition to the form's own rules (spec section 5). */
export function hasEssentials(booking: {
  firstName: string;
  email: string;
  startsAt: Date | null;
}): boolean {
  return (
    booking.firstName.trim() !== '' && booking.email.trim() !== '' && booking.startsAt !== null
  );
}
