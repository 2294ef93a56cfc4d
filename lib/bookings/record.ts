import { bookingPath } from '../paths/staff.ts';
import { paths } from '../paths.ts';
import type { DomainRecord } from '../record.ts';

export const record = {
  consultation_bookings: {
    audited: 'Booking',
    restorable: true,
    freeTexts: [
      'change_reason',
      'earlier_reasons',
      'private_notes',
      'projectdescription',
      'shared_notes',
    ],
    personal: { kind: 'booking', name: 'Bookings', isKept: true },
    mails: {
      'booking.created': 'the confirmation of a consultation',
      'booking.rescheduled': 'the new time of a consultation',
      'booking.cancelled': 'the cancellation of a consultation',
      'booking.reminder': 'a reminder of a consultation',
      'booking.missed': 'an invitation to book again',
      'booking.notes': 'the notes of a consultation',
    },
    pages: { tags: ['slots'], paths: [paths.booking] },
    found: { kind: 'bookings', group: 'Bookings', path: (id: string) => bookingPath(id) },
  },
  availability_settings: {
    audited: 'Availability',
    labels: {
      horizon_days: 'Days that can be booked ahead',
      notice_hours: 'Hours of notice',
      seats: 'Consultations at the same time',
      slot_length_minutes: 'Length in minutes',
    },
    pages: { tags: ['slots', 'booking-rules'], paths: [paths.booking, paths.terms] },
  },
  availability_hours: {
    audited: 'Opening hours',
    restorable: true,
    pages: { tags: ['slots'], paths: [paths.booking] },
  },
  availability_holidays: {
    audited: 'Holiday',
    restorable: true,
    freeTexts: ['name'],
    pages: { tags: ['slots'], paths: [paths.booking] },
  },
  booking_hosts: {
    audited: 'Host',
    labels: {
      buffer_after_minutes: 'Minutes free afterwards',
      buffer_before_minutes: 'Minutes free before',
      daily_limit: 'Consultations a day',
      is_active: 'Takes bookings',
      meeting_url: 'Fixed meeting link',
    },
    pages: { tags: ['slots'], paths: [paths.booking] },
  },
  booking_host_hours: { audited: 'Hours of a host' },
  booking_host_exceptions: {
    audited: 'Exception of a host',
    labels: { from_time: 'From', until_time: 'Until' },
  },
} as const satisfies DomainRecord;
