/** Passages of a proposal that its contact can ask about, with their headings. */
export const PASSAGES = {
  intro: 'What we discussed',
  prices: 'What you get',
  process: 'How it goes',
  promise: 'What we promise',
  terms: 'Terms',
} as const;
export type Passage = keyof typeof PASSAGES;
