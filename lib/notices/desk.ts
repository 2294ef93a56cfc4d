/** Sentences for leaders about bookings and availability. */
export const deskNotices = {
  bookingUpdated: 'Booking updated successfully',
  bookingHostLost:
    'Booking updated. Its host holds another consultation then, so nobody holds it yet.',
  bookingUpdateFailed: 'Failed to update booking',
  bookingReceivedLive: 'New consultation booking received!',
  bookingUpdatedLive: 'A consultation booking was updated',
  bookingCancelledLive: 'A consultation booking was cancelled',
  bookingSlotConflict: 'Failed to update booking: that time is already taken',
  bookingMovePast: 'Failed to update booking: a consultation cannot be moved into the past',
  bookingMoveClosed: 'Failed to update booking: no consultations are offered at that time',
  bookingMovedMeanwhile: 'Failed to update booking: somebody else has moved it meanwhile',
  bookingNotMovable: 'Failed to update booking: it is no longer scheduled',
  bookingsFailed: 'Failed to fetch bookings',
  bookingDeleted: 'Booking deleted successfully',
  bookingDeleteFailed: 'Failed to delete booking',
  bookingAddedUntold: 'Booking added. The visitor is not told: email is not set up (SMTP_URL).',
  bookingAdded: 'Booking added. A confirmation is on its way to the visitor.',
  bookingAddFailed: 'Failed to add booking. What you typed is kept; please try again.',
  bookingTimeTaken:
    'That time is already taken. What you typed is kept; please choose another time.',
  bookingNotScheduled: 'Failed to update booking: only a scheduled consultation can be closed',
  bookingNotBegun:
    'Failed to update booking: only a scheduled consultation that has begun can be closed as completed or no-show',
  bookingsNotReverted:
    'Not everything was undone: a booking has changed since, or its time is now taken.',
  notesSent: 'Notes sent. They are on their way to the visitor.',
  notesNotSent: 'Notes stored, but not sent: email is not set up (SMTP_URL).',
  notesUnchanged:
    'Nothing was sent: these notes were sent before, or the consultation is not completed.',
  bookingConverted: 'Client created from this booking.',
  bookingLinked: 'A client with this email address already exists. The booking is linked to it.',
  bookingGone: 'This booking no longer exists.',
  bookingHasHost:
    'Failed to update booking: a host holds it. Open the booking and choose who holds it.',
  hostSaved: 'Host saved. The booking page follows now.',
  hostsAreFull: 'Visitors can book up to 100 hosts. Make another host inactive first.',
  isHostAlready: 'This person is a host already. Open them in the list.',
  hostAssigned: 'Host changed. The new host is notified.',
  hostIsTaken: 'This host holds another consultation at that time.',
  calendarRead: 'Calendar read. Its busy times are not offered any more.',
  calendarUnreadable: 'The calendar could not be read. We will try again automatically.',
  calendarRenamed: 'Calendar renamed.',
  calendarNameless: 'Name removed. The calendar takes its own name at the next reading.',
  calendarRemoved: 'Calendar removed. Its busy times are offered again.',
  tooManyCalendarReads:
    'You have read calendars often. We read them automatically every 15 minutes.',
  availabilitySaved: 'Availability saved. The booking page follows now.',
  availabilityFailed: 'The availability could not be saved. What you chose is kept.',
} as const;
