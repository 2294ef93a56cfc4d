/** Sentences about bounced email. */
export const bounceNotices = {
  bounceCleared: 'Cleared. We will email this address again.',
  bounceShownAgain: 'The address is marked as bouncing again.',
} as const;
