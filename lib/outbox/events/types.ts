/** The types of the events that leave as a webhook, in the order of the documentation. */
export const WEBHOOK_TYPES = [
  'booking.created',
  'booking.moved',
  'booking.cancelled',
  'booking.completed',
  'booking.no_show',
  'registration.created',
  'registration.waitlisted',
  'registration.offered',
  'registration.lapsed',
  'registration.cancelled',
  'registration.attended',
  'enrolment.created',
  'enrolment.completed',
  'lesson.completed',
  'payment.recorded',
  'payment.withdrawn',
  'application.received',
  'application.stage_changed',
  'subscription.confirmed',
  'subscription.ended',
  'enquiry.created',
  'estimate.sent',
  'contact.created',
  'contact.stage_changed',
  'contact.merged',
  'task.created',
  'task.completed',
  'webinar.moved',
  'content.published',
  'content.unpublished',
  'deal.created',
  'deal.stage_changed',
  'deal.won',
  'deal.lost',
  'proposal.sent',
  'proposal.question',
  'proposal.accepted',
  'proposal.declined',
] as const;

/** `spec`: the payload of a booking for the automation webhook of the environment. */
export const WEBHOOK_FORMATS = ['envelope', 'spec'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

export type WebhookType = (typeof WEBHOOK_TYPES)[number];
