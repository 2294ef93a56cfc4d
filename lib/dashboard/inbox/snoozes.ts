/** Durations of a snooze. */
export const SNOOZES = {
  later: 'For three hours',
  tomorrow: 'Until tomorrow, 9 AM',
  week: 'Until Monday, 9 AM',
} as const;
export type Snooze = keyof typeof SNOOZES;
