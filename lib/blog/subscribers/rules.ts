/** States of a subscription. Only active ones get mail. */
export const SUBSCRIBER_STATES = ['active', 'unconfirmed', 'ended'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

export const subscriberStateNames: Record<SubscriberState, string> = {
  active: 'Active',
  unconfirmed: 'Not confirmed',
  ended: 'Ended',
};
