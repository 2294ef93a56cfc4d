/** URLs that forms of visitors need in the browser. */
export const visitorPaths = {
  webinars: '/webinars',
  booking: '/booking',
  academy: '/academy',
  careers: '/careers',
  slots: '/api/booking/slots',
} as const;
