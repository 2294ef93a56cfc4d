/** Tables with records for which a playbook can be started. */
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

/** Events that start a playbook, with their labels; the subject is before the colon; 'hand' means manually. */
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

/** Returns the label of a playbook's start event. */
export function startOf(playbook: { subject: Subject; trigger: string | null }): Start {
  const start = `${playbook.subject}:${playbook.trigger ?? 'hand'}`;
  return isStart(start) ? start : 'consultation_bookings:hand';
}
