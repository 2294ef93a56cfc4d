import 'server-only';
import { readCourseDraft, readLessonsUrl } from '@/lib/academy/data';
import { parseEnrolment } from '@/lib/academy/enrolments/model';
import { enrolmentMail } from '@/lib/academy/mail';
import { postMail, subscriptionMail } from '@/lib/blog/mail';
import { parseBooking } from '@/lib/bookings/data';
import { bookingMail } from '@/lib/bookings/mail';
import { applicationMail } from '@/lib/careers/applications/mail';
import { parseApplication } from '@/lib/careers/applications/model';
import { replyMail } from '@/lib/clients/replies/mail';
import type { Mail } from '@/lib/core/mail/transport';
import { parseEnquiry } from '@/lib/enquiries/data';
import { enquiryMail } from '@/lib/enquiries/mail';
import { notificationMail } from '@/lib/notifications/mail';
import { invitationMail } from '@/lib/people/invitations/mail';
import { accountMail } from '@/lib/people/mail';
import { estimateMail } from '@/lib/tools/calculator/mail';
import { webinarChangeMail } from '@/lib/webinars/changes/mail';
import { readGuestWebinar } from '@/lib/webinars/data';
import { webinarMail } from '@/lib/webinars/mail';
import { parseRegistration } from '@/lib/webinars/registrations/model';

type MailWriter = (topic: string, payload: Record<string, unknown>) => Promise<Mail>;

/** Writers of mails by subject; the part of a topic before its dot names the subject. */
const writers: Record<string, MailWriter> = {
  booking: (topic, { booking, notes }) =>
    bookingMail(topic, parseBooking(booking), typeof notes === 'string' ? notes : null),
  webinar: async (topic, payload) => {
    const registration = parseRegistration(payload.registration);
    const webinar = await readGuestWebinar(registration.webinarid);
    return topic === 'webinar.registered'
      ? webinarMail(topic, registration, webinar)
      : webinarChangeMail(topic, registration, webinar, payload.before);
  },
  subscription: subscriptionMail,
  post: postMail,
  invitation: invitationMail,
  account: accountMail,
  digest: notificationMail,
  notification: notificationMail,
  reply: replyMail,
  enquiry: (topic, { enquiry }) => enquiryMail(topic, parseEnquiry(enquiry)),
  estimate: (topic, { estimate }) => estimateMail(topic, estimate),
  application: (topic, payload) => applicationMail(topic, parseApplication(payload.application)),
  enrolment: async (topic, payload) => {
    const enrolment = parseEnrolment(payload.enrolment);
    const [course, lessons] = await Promise.all([
      readCourseDraft(enrolment.course_id),
      readLessonsUrl(enrolment.course_id),
    ]);
    return enrolmentMail(topic, enrolment, course, lessons);
  },
};

/**
 * Returns the mail of an event.
 * @throws Error for a topic that has no mail
 */
export async function writeMail(topic: string, payload: Record<string, unknown>): Promise<Mail> {
  const writer = writers[topic.split('.')[0] ?? ''];
  if (!writer) throw new Error(`No mail is written for ${topic}`);
  return writer(topic, payload);
}
