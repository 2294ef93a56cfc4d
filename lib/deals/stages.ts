/** Stages of a deal, in the order of the board. */
export const DEAL_STAGES = ['new', 'qualified', 'proposal', 'negotiation', 'won', 'lost'] as const;
export type DealStage = (typeof DEAL_STAGES)[number];

/** Stages of an open deal, neither won nor lost. */
export const OPEN_STAGES = ['new', 'qualified', 'proposal', 'negotiation'] as const;
export type OpenStage = (typeof OPEN_STAGES)[number];

export const dealStageNames: Record<DealStage, string> = {
  new: 'New',
  qualified: 'Qualified',
  proposal: 'Proposal',
  negotiation: 'Negotiation',
  won: 'Won',
  lost: 'Lost',
};

/** Returns whether a stage is that of an open deal. */
export const isOpenStage = (stage: DealStage): stage is OpenStage =>
  stage !== 'won' && stage !== 'lost';

/** Reasons for losing a deal. */
export const LOST_REASONS = [
  'price',
  'timing',
  'competitor',
  'in_house',
  'no_fit',
  'silence',
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

export const lostReasonNames: Record<LostReason, string> = {
  price: 'The price',
  timing: 'Not now',
  competitor: 'Someone else',
  in_house: 'They do it themselves',
  no_fit: 'It does not pay off for them',
  silence: 'No answer',
};
