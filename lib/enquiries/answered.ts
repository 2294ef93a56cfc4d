import type { ListedEnquiry } from './model';

/** Returns whether an answer is due: the question is live and no one has answered it. */
export function awaitsAnswer({
  repliedAt,
  isQuarantined,
}: Pick<ListedEnquiry, 'repliedAt' | 'isQuarantined'>): boolean {
  return repliedAt === null && !isQuarantined;
}
