import 'server-only';
import { readCourseDraft } from '@/lib/academy/data';
import { parseEnrolment } from '@/lib/academy/enrolments/model';
import { courseLink } from '@/lib/academy/learning/link';
import { enrolmentMail } from '@/lib/academy/mail';
import { postMail, subscriptionMail } from '@/lib/blog/mail';
import { testedIssueMail } from '@/lib/blog/newsletter/mail';
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
import { proposalMail } from '@/lib/proposals/mail';
import { estimateMail } from '@/lib/tools/calculator/mail';
import { writeWebinarMail } from './webinar-mails';

type MailWriter = (topic: string, payload: Record<string, unknown>) => Promise<Mail>;

/** Writers of mails by subject; the part of a topic before its dot names the subject. */
const writers: Record<string, MailWriter> = {
  booking: (topic, { booking, notes }) =>
    bookingMail(topic, parseBooking(booking), typeof notes === 'string' ? notes : null),
  webinar: writeWebinarMail,
  subscription: subscriptionMail,
  post: postMail,
  newsletter: testedIssueMail,
  invitation: invitationMail,
  account: accountMail,
  digest: notificationMail,
  notification: notificationMail,
  reply: replyMail,
  enquiry: (topic, { enquiry, text }) => enquiryMail(topic, parseEnquiry(enquiry), text),
  estimate: (topic, { estimate }) => estimateMail(topic, estimate),
  proposal: proposalMail,
  application: (topic, payload) => applicationMail(topic, parseApplication(payload.application)),
  enrolment: async (topic, payload) => {
    const enrolment = parseEnrolment(payload.enrolment);
    const [course, link] = await Promise.all([
      readCourseDraft(enrolment.course_id),
      courseLink(enrolment.id),
    ]);
    return enrolmentMail(topic, enrolment, course, link);
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
