import 'server-only';
import { z } from 'zod';
import type { Mail } from '@/lib/core/mail/transport';
import { listServices } from '@/lib/services/data';
import { recordingMail, roomMail } from '@/lib/webinars/attendance/mail';
import { webinarChangeMail } from '@/lib/webinars/changes/mail';
import { readGuestWebinar } from '@/lib/webinars/data';
import { webinarMail } from '@/lib/webinars/registrations/mail';
import { parseRegistration } from '@/lib/webinars/registrations/model';
import { fittingService } from '@/lib/webinars/rules';
import { waitlistMail } from '@/lib/webinars/waitlist/mail';

const withoutRoom = z.object({ webinar_id: z.string(), name: z.string(), kind: z.string() });

/** Writes the mails about webinars: to registrants, to those who wait, and to the person who adds a room. */
export async function writeWebinarMail(
  topic: string,
  payload: Record<string, unknown>,
): Promise<Mail> {
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
}
