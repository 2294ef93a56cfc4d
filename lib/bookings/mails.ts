import 'server-only';
import type { MailWriter } from '@/lib/core/mail/transport';
import { bookingMail } from './mail';
import { bookingRow } from './model';

/** Writes the emails about bookings, with the notes of staff if the event includes them. */
export const writeBookingMail: MailWriter = (topic, { booking, notes }) =>
  bookingMail(topic, bookingRow.parse(booking), typeof notes === 'string' ? notes : null);
