/** Sentences for leaders about bookings and availability. */
export const deskNotices = {
  bookingUpdated: 'Booking updated successfully',
  bookingHostLost:
    'Booking updated. Its host has another consultation at that time, so it has no host yet.',
  bookingUpdateFailed: 'Failed to update booking',
  bookingReceivedLive: 'New consultation booking received!',
  bookingUpdatedLive: 'A consultation booking was updated',
  bookingCancelledLive: 'A consultation booking was cancelled',
  bookingSlotConflict: 'Failed to update booking: that time is already taken',
  bookingMovePast: 'Failed to update booking: a consultation cannot be moved into the past',
  bookingMoveClosed: 'Failed to update booking: no consultations are offered at that time',
  bookingMovedMeanwhile: 'Failed to update booking: someone else has moved it',
  bookingNotMovable: 'Failed to update booking: it is no longer scheduled',
  bookingsFailed: 'Failed to fetch bookings',
  bookingDeleted: 'Booking deleted successfully',
  bookingDeleteFailed: 'Failed to delete booking',
  bookingAddedUntold:
    'Booking added. The visitor was not notified: email is not set up (SMTP_URL).',
  bookingAdded: 'Booking added. A confirmation is on its way to the visitor.',
  bookingAddFailed: 'Failed to add booking. Your input is kept; please try again.',
  bookingTimeTaken: 'That time is already taken. Your input is kept; please choose another time.',
  bookingNotScheduled: 'Failed to update booking: only a scheduled consultation can be closed',
  bookingNotBegun:
    'Failed to update booking: only a scheduled consultation that has begun can be closed as completed or no-show',
  bookingsNotReverted:
    'Not everything was undone: a booking has changed since, or its time is now taken.',
  notesSent: 'Notes sent to the visitor.',
  notesNotSent: 'Notes saved, but not sent: email is not set up (SMTP_URL).',
  notesUnchanged:
    'Nothing was sent: these notes were already sent, or the consultation is not completed.',
  bookingConverted: 'Client created from this booking.',
  bookingLinked: 'A client with this email address already exists. The booking is linked to it.',
  bookingGone: 'This booking no longer exists.',
  bookingHasHost:
    'Failed to update booking: it has a host. Open the booking and choose the host there.',
  hostSaved: 'Host saved. The booking page is up to date.',
  hostsAreFull: 'Visitors can book up to 100 hosts. Make another host inactive first.',
  isHostAlready: 'This person is already a host. Open them in the list.',
  hostAssigned: 'Host changed. The new host is notified.',
  hostIsTaken: 'This host has another consultation at that time.',
  calendarRead: 'Calendar read. Its busy times are no longer offered.',
  calendarUnreadable: 'The calendar could not be read. We will try again automatically.',
  calendarRenamed: 'Calendar renamed.',
  calendarNameless: 'Name removed. The calendar gets its own name back the next time we read it.',
  calendarRemoved: 'Calendar removed. Its busy times are offered again.',
  tooManyCalendarReads:
    'You have read calendars too often. We read them automatically every 15 minutes.',
  availabilitySaved: 'Availability saved. The booking page is up to date.',
  availabilityFailed: 'The availability could not be saved. Your input is kept.',
} as const;
