/** Sentences about mails that came back. */
export const bounceNotices = {
  bounceCleared: 'Cleared. Mails go to this address again.',
  bounceShownAgain: 'The address is marked again.',
} as const;
