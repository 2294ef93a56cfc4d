/** States of a subscription. Only active ones get mails. */
export const SUBSCRIBER_STATES = ['active', 'unconfirmed', 'bounced', 'ended'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

export const subscriberStateNames: Record<SubscriberState, string> = {
  active: 'Active',
  unconfirmed: 'Not confirmed',
  bounced: 'Bounced',
  ended: 'Ended',
};

/** Filters of the list: a state, or every subscription that was ever confirmed. */
export const SUBSCRIBER_FILTERS = [...SUBSCRIBER_STATES, 'confirmed'] as const;

/** Choices of how often a subscriber gets emails about posts. */
export const FREQUENCIES = ['each', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
