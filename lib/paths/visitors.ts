/** Id of the price story on the pricing page. */
export const PRICE_STORY_ANCHOR = 'price-story';

/** URLs that visitor forms need in the browser. */
export const visitorPaths = {
  webinars: '/webinars',
  booking: '/booking',
  bookingAnswer: '/booking/answer',
  contact: '/contact',
  calculator: '/calculator',
  calculatorAnswer: '/calculator/answer',
  academy: '/academy',
  careers: '/careers',
  blog: '/blog',
  priceStory: `/pricing#${PRICE_STORY_ANCHOR}`,
  privacy: '/privacy-policy',
  slots: '/api/booking/slots',
} as const;

/** Subjects that a link to the booking page can specify; the database has the same list. */
export const BOOKING_TOPICS = [
  'plan-starter',
  'plan-professional',
  'plan-enterprise',
  'private-webinar',
  'team-course',
  'course',
] as const;
export type BookingTopic = (typeof BOOKING_TOPICS)[number];
