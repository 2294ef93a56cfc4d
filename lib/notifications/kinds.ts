/** Kinds of notifications, most urgent first; preferences use the same kinds. */
export const NOTIFICATION_KINDS = [
  'booking_quarantined',
  'booking_created',
  'booking_moved',
  'booking_cancelled',
  'booking_taken_over',
  'enquiry_quarantined',
  'enquiry_created',
  'proposal_accepted',
  'proposal_question',
  'proposal_declined',
  'overdue',
  'due_tomorrow',
  'mentioned',
  'assigned',
  'task_completed',
  'review_asked',
  'review_sent_back',
  'review_published',
  'application_received',
  'registration_created',
  'enrolment_created',
  'delivery_failed',
  'target_failing',
  'target_recovered',
  'endpoint_paused',
  'calendar_failed',
  'search_gaps_full',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kinds about a person's own tasks. */
const OF_TASKS: readonly NotificationKind[] = ['overdue', 'due_tomorrow', 'mentioned', 'assigned'];

/** Kinds that members also get, including those about the consultations they host and the content they write. */
const OF_MEMBERS: readonly NotificationKind[] = [
  ...OF_TASKS,
  'task_completed',
  'booking_created',
  'booking_moved',
  'booking_cancelled',
  'booking_taken_over',
  'proposal_accepted',
  'proposal_question',
  'proposal_declined',
  'calendar_failed',
  'review_asked',
  'review_sent_back',
  'review_published',
];

/** Returns the kinds that a person with this role can get. */
export function kindsOf(role: 'team_leader' | 'team_member'): readonly NotificationKind[] {
  return role === 'team_leader' ? NOTIFICATION_KINDS : OF_MEMBERS;
}

const URGENT: readonly NotificationKind[] = [
  'booking_quarantined',
  'delivery_failed',
  'endpoint_paused',
  'calendar_failed',
];

/** Returns whether an email is sent immediately by default; must match private.is_urgent. */
export const isUrgent = (kind: NotificationKind) => URGENT.includes(kind);

/** Returns whether a kind can be emailed immediately: notifications about tasks wait for the morning email. */
export const canBeAtOnce = (kind: NotificationKind) => !OF_TASKS.includes(kind);

/** Display name of each kind, on screens and in emails. */
export const kindNames: Record<NotificationKind, string> = {
  assigned: 'Assigned to you',
  mentioned: 'You were mentioned',
  due_tomorrow: 'Due tomorrow',
  overdue: 'Overdue',
  task_completed: 'Task completed',
  review_asked: 'Draft to review',
  review_sent_back: 'Draft sent back',
  review_published: 'Draft published',
  booking_created: 'Consultation booked',
  booking_moved: 'Consultation moved',
  booking_cancelled: 'Consultation cancelled',
  booking_taken_over: 'Consultation no longer yours',
  booking_quarantined: 'Booking to check',
  enquiry_created: 'Written question',
  enquiry_quarantined: 'Question to check',
  proposal_accepted: 'Proposal accepted',
  proposal_question: 'Question on a proposal',
  proposal_declined: 'Proposal declined',
  registration_created: 'Webinar registration',
  enrolment_created: 'Course enrolment',
  application_received: 'Job application',
  delivery_failed: 'Delivery failed',
  target_failing: 'Deliveries fail',
  target_recovered: 'Deliveries work again',
  endpoint_paused: 'Endpoint paused',
  calendar_failed: 'Calendar of a host fails',
  search_gaps_full: 'Unanswered questions full',
};
