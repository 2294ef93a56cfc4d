import { academyEvents } from './academy/events';
import { subscriptionEvents } from './blog/events';
import { bookingEvents } from './bookings/events';
import { applicationEvents } from './careers/events';
import { contactEvents } from './clients/events';
import { contentEvents } from './content/events';
import { dealEvents } from './deals/events';
import { enquiryEvents } from './enquiries/events';
import { proposalEvents } from './proposals/events';
import { taskEvents } from './tasks/events';
import { estimateEvents } from './tools/calculator/events';
import { webinarEvents } from './webinars/events';

/** Every event that is sent as a webhook, in the order of the documentation. */
export const eventTypes = {
  ...bookingEvents,
  ...webinarEvents,
  ...academyEvents,
  ...applicationEvents,
  ...subscriptionEvents,
  ...enquiryEvents,
  ...estimateEvents,
  ...contactEvents,
  ...taskEvents,
  ...contentEvents,
  ...dealEvents,
  ...proposalEvents,
};
