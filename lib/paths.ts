/** Every address of the site (spec section 2), so that a moved route is changed once. */
export const paths = {
  home: '/',
  services: '/services',
  webinars: '/webinars',
  booking: '/booking',
  about: '/about',
  academy: '/academy',
  careers: '/careers',
  blog: '/blog',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  cookies: '/cookies',
  adminLogin: '/admin/login',
  memberLogin: '/member/login',
  forgotPassword: '/password/forgot',
  newPassword: '/password/new',
  admin: {
    dashboard: '/admin/dashboard',
    calendar: '/admin/calendar',
    bookings: '/admin/bookings',
    team: '/admin/team',
    tasks: '/admin/tasks',
    teams: '/admin/teams',
    academy: '/admin/academy',
    jobs: '/admin/jobs',
    services: '/admin/services',
    profiles: '/admin/profiles',
    blog: '/admin/blog',
    webinars: '/admin/webinars',
    courses: '/admin/courses',
    clients: '/admin/clients',
  },
  team: {
    dashboard: '/team/dashboard',
    tasks: '/team/tasks',
    calendar: '/team/calendar',
    profile: '/team/profile',
  },
  slots: '/api/booking/slots',
  calendarEntries: '/api/calendar',
  cronOutbox: '/api/cron/outbox',
} as const;

/** Where a visitor reschedules or cancels; `token` is signed for one booking. */
export function manageBookingPath(token: string): string {
  return `/booking/manage/${token}`;
}
