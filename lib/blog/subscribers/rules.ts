/** States of a subscription. Only active ones get mail. */
export const SUBSCRIBER_STATES = ['active', 'unconfirmed', 'bounced', 'ended'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

export const subscriberStateNames: Record<SubscriberState, string> = {
  active: 'Active',
  unconfirmed: 'Not confirmed',
  bounced: 'Bounced',
  ended: 'Ended',
};

/** Rhythm in which a subscriber is mailed about posts. */
export const FREQUENCIES = ['each', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
