import 'server-only';
import { writeEnrolmentMail } from './academy/mails/writer';
import { postMail, subscriptionMail } from './blog/mail';
import { writeBookingMail } from './bookings/mails';
import { writeSpecPayload } from './bookings/spec-payload';
import { writeApplicationMail } from './careers/applications/mails';
import { replyMail } from './clients/replies/mail';
import { writeEnquiryMail } from './enquiries/mails';
import { testedIssueMail } from './newsletter/mail';
import { notificationMail } from './notifications/mail';
import { createDelivery } from './outbox/delivery';
import { invitationMail } from './people/invitations/mail';
import { accountMail } from './people/mail';
import { proposalMail } from './proposals/mail';
import { listServices } from './services/data';
import { estimateMail } from './tools/calculator/mail';
import { eventTypes } from './webhooks';
import { webinarMailWriter } from './webinars/mails/writer';

/** Delivery of all outgoing messages: passes each domain's writers to the outbox, which imports no domain. */
export const { deliverAllDue, deliverSoon } = createDelivery({
  // By subject, the part of a topic before the dot.
  mails: {
    booking: writeBookingMail,
    webinar: webinarMailWriter(listServices),
    subscription: subscriptionMail,
    post: postMail,
    newsletter: testedIssueMail,
    invitation: invitationMail,
    account: accountMail,
    digest: notificationMail,
    notification: notificationMail,
    reply: replyMail,
    enquiry: writeEnquiryMail,
    estimate: estimateMail,
    proposal: proposalMail,
    application: writeApplicationMail,
    enrolment: writeEnrolmentMail,
  },
  eventTypes,
  writeSpecPayload,
});
