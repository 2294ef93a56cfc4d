/** Returns 'Free', 'Paid' or 'Not paid'; nothing for a person on the waiting list. */
export function paymentLabel({
  waits,
  isFree,
  isPaid,
}: {
  waits: boolean;
  isFree: boolean;
  isPaid: boolean;
}): string {
  if (waits) return '';
  if (isPaid) return 'Paid';
  return isFree ? 'Free' : 'Not paid';
}
