/** Overall results of a project. */
export const OUTCOMES = ['worked', 'failed_in_part'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const outcomeNames: Record<Outcome, string> = {
  worked: 'Worked',
  failed_in_part: 'Failed in part',
};
