/** URLs that forms of visitors need in the browser. */
export const visitorPaths = {
  webinars: '/webinars',
  booking: '/booking',
  bookingAnswer: '/booking/answer',
  academy: '/academy',
  careers: '/careers',
  blog: '/blog',
  privacy: '/privacy-policy',
  slots: '/api/booking/slots',
} as const;
