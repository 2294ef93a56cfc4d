/** The kinds of record that a playbook can be started for, by their table. */
export const SUBJECTS = [
  'consultation_bookings',
  'clients',
  'deals',
  'webinars',
  'job_applications',
] as const;
export type Subject = (typeof SUBJECTS)[number];

export const subjectNames: Record<Subject, string> = {
  consultation_bookings: 'Consultation',
  clients: 'Contact',
  deals: 'Deal',
  webinars: 'Webinar',
  job_applications: 'Job application',
};

/** Events that start a playbook, as the form names them; the part before the colon is the subject; 'hand' is no event. */
export const STARTS = {
  'consultation_bookings:booking.created': 'A consultation is booked',
  'consultation_bookings:booking.completed': 'A consultation is completed',
  'consultation_bookings:booking.no_show': 'A client does not come to a consultation',
  'consultation_bookings:hand': 'By hand, from a consultation',
  'clients:contact.created': 'A contact is created',
  'clients:hand': 'By hand, from a contact',
  'deals:deal.created': 'A deal is created',
  'deals:deal.won': 'A deal is won',
  'deals:deal.lost': 'A deal is lost',
  'deals:hand': 'By hand, from a deal',
  'webinars:content.published': 'A webinar is published',
  'webinars:hand': 'By hand, from a webinar',
  'job_applications:application.received': 'An application is received',
  'job_applications:hand': 'By hand, from an application',
} as const;
export type Start = keyof typeof STARTS;

export const isStart = (text: string): text is Start => Object.hasOwn(STARTS, text);

/** Returns how the form names what starts a playbook. */
export function startOf(playbook: { subject: Subject; trigger: string | null }): Start {
  const start = `${playbook.subject}:${playbook.trigger ?? 'hand'}`;
  return isStart(start) ? start : 'consultation_bookings:hand';
}
