import 'server-only';
import { z } from 'zod';
import type { MailWriter } from '@/lib/core/mail/transport';
import { type OfferedService, recordingMail, roomMail } from '../attendance/mail';
import { webinarChangeMail } from '../changes/mail';
import { readGuestWebinar } from '../data';
import { webinarMail } from '../registrations/mail';
import { parseRegistration } from '../registrations/model';
import { fittingService } from '../rules';
import { waitlistMail } from '../waitlist/mail';

const withoutRoom = z.object({ webinar_id: z.string(), name: z.string(), kind: z.string() });

/**
 * Returns the writer of emails about webinars: to registrants, to people on the waiting list, and to the person who
 * adds a room.
 * @param listServices returns the services, one of which an email about a recording recommends
 */
export const webinarMailWriter =
  (listServices: () => Promise<readonly OfferedService[]>): MailWriter =>
  async (topic, payload) => {
    if (topic === 'webinar.without_room') {
      const about = withoutRoom.parse(payload);
      return roomMail(about, await readGuestWebinar(about.webinar_id));
    }
    const registration = parseRegistration(payload.registration);
    const webinar = await readGuestWebinar(registration.webinarid);
    switch (topic) {
      case 'webinar.moved':
      case 'webinar.cancelled':
        return webinarChangeMail(topic, registration, webinar, payload.before);
      case 'webinar.waiting':
      case 'webinar.offered':
      case 'webinar.lapsed':
      case 'webinar.open':
        return waitlistMail(topic, registration, webinar);
      case 'webinar.recording_attended':
      case 'webinar.recording_missed': {
        const service = webinar && fittingService(webinar, await listServices());
        return recordingMail(topic, registration, webinar, service);
      }
      default:
        return webinarMail(topic, registration, webinar, payload);
    }
  };
