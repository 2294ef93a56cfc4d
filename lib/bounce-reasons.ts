/** Reasons for which mails come back. */
export const BOUNCE_KINDS = ['dead', 'full', 'refused', 'delayed', 'unknown'] as const;
export type BounceKind = (typeof BOUNCE_KINDS)[number];

export const bounceReasons: Record<BounceKind, string> = {
  dead: 'The mailbox does not exist',
  full: 'The mailbox is full',
  refused: 'The mail server refused the mail',
  delayed: 'The mail server did not take the mail yet',
  unknown: 'The mail could not be delivered',
};
