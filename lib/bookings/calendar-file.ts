import { addMinutes } from 'date-fns';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '@/lib/brand';
import type { Booking } from './data';
import { CONSULTATION_MINUTES, storedStart } from './rules';

/**
 * The booking as an iCalendar file: 30 minutes from its start, in UTC. The same booking keeps its
 * UID, and every change raises SEQUENCE, so that calendars update or remove the entry they have.
 */
export function bookingCalendarFile(booking: Booking, manageLink: string): string {
  const cancelled = booking.status === 'cancelled';
  const start = storedStart(booking.preferreddate, new Date());
  const changed = new Date(booking.updated_at);
  const calendar = ical({
    name: `Consultation with ${brand.name}`,
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: brand.name, product: 'Consultations' },
  });
  calendar.createEvent({
    id: `${booking.id}@techlink.example`,
    sequence: Math.max(0, Math.floor((changed.getTime() - Date.parse(booking.requestdate)) / 1000)),
    stamp: changed,
    start,
    end: addMinutes(start, CONSULTATION_MINUTES),
    summary: `Consultation with ${brand.name}`,
    description: `Reschedule or cancel: ${manageLink}`,
    location: brand.consultationPlace,
    organizer: { name: brand.name, email: brand.email.label },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
