export const CHANNELS = ['webhook', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * `off`: email or the webhook of the environment was not configured when the event was due, or the address is known to
 * be dead. `held`: its endpoint is paused.
 */
export const DELIVERY_STATUSES = [
  'pending',
  'delivered',
  'dead',
  'off',
  'held',
  'test_failed',
] as const;
