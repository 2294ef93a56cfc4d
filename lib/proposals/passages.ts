/** Passages of a proposal on which its contact can ask, with their headings. */
export const PASSAGES = {
  intro: 'What we discussed',
  prices: 'What you get',
  process: 'How it goes',
  promise: 'What we promise',
  terms: 'Terms',
} as const;
export type Passage = keyof typeof PASSAGES;
