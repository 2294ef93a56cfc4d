export const QUESTION =
  'A workflow sends an invoice to the ERP, and the answer does not arrive in time. What should it do?';

export type Answer = { text: string; isRight?: true; explanation: string };

export const ANSWERS: readonly Answer[] = [
  {
    text: 'Assume that the invoice arrived',
    explanation: 'A timeout does not say so. The invoice may be missing at the end of the month.',
  },
  {
    text: 'Send it again with a new id',
    explanation: 'The ERP may have booked the first one. With a new id it books a second.',
  },
  {
    text: 'Send it again with the same id',
    isRight: true,
    explanation: 'If the first one arrived, the ERP knows the id and books the invoice once.',
  },
  {
    text: 'Report that it failed',
    explanation: 'It may be booked. A colleague who enters it by hand pays it twice.',
  },
];

/** Index of the right answer. */
export const RIGHT = ANSWERS.findIndex(({ isRight }) => isRight);

/** Returns whether an answer is right, with the explanation. */
export function explain(answer: Answer | undefined): string {
  if (!answer) return '';
  return `${answer.isRight ? 'Right.' : 'Not quite.'} ${answer.explanation}`;
}
