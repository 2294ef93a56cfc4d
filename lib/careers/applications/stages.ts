/** Stages of an application. */
export const STAGES = ['new', 'screening', 'interview', 'offer', 'hired', 'declined'] as const;
export type Stage = (typeof STAGES)[number];

export const stageNames: Record<Stage, string> = {
  new: 'New',
  screening: 'Screening',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
};

/** Ratings of an applicant, lowest first. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** Returns a rating such as '4 of 5'. */
export function ratingText(rating: number | null): string {
  return rating === null ? 'Not rated' : `${rating} of 5`;
}
