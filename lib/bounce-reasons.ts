/** Reasons why emails bounce. */
export const BOUNCE_KINDS = ['dead', 'full', 'refused', 'delayed', 'unknown'] as const;
export type BounceKind = (typeof BOUNCE_KINDS)[number];

export const bounceReasons: Record<BounceKind, string> = {
  dead: 'The mailbox does not exist',
  full: 'The mailbox is full',
  refused: 'The mail server refused the email',
  delayed: 'The mail server did not take the email yet',
  unknown: 'The email could not be delivered',
};
