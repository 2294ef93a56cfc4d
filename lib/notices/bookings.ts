/** Sentences for visitors who book a consultation. */
export const bookingNotices = {
  bookingConfirmed: 'Your consultation has been booked successfully!',
  bookingFailed: 'Failed to book your consultation. Please try again.',
  bookingIncomplete: 'First name, email, and preferred date are required',
  slotTaken: 'That time has just been taken. Your input is kept: please choose another time.',
  slotTakenWhileHolding:
    'That time has just been taken. We did receive your earlier request: unless you choose another free time, you keep this one:',
  bookingHeld: 'We have received your request and are holding this time for you while we check it.',
  slotClosed: 'That time is not available. Please choose one of the free times.',
  bookingOtherHost:
    'At that time you would talk with someone else. Nothing has changed yet: press again to move, or choose another time.',
  bookingRescheduled: 'Your consultation has been moved.',
  bookingCancelled: 'Your consultation has been cancelled.',
  bookingOver: 'This consultation is over. Would you like to talk again?',
  bookingNotManageable: 'This consultation can no longer be changed here. Please contact us.',
  bookingChangeTooLate: 'It is too late to change this consultation online. Please call us.',
  manageLinkInvalid: 'This link is not valid. Please use the link in your confirmation email.',
} as const;

/** Returns the booking form's sentence for a refusal: the spec's, followed by the server's reason if there is one. */
export function bookingFailureText({ notice, text }: { notice: string; text: string }): string {
  return notice === 'bookingFailed' ? text : `Failed to book consultation: ${text}`;
}
