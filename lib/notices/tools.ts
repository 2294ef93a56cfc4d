/** Sentences about the calculator. */
export const toolNotices = {
  estimateSent: 'Your estimate is on its way.',
  estimateInvalid: 'This estimate cannot be read. Please compute it again, and then send it.',
  estimateFailed: 'Your estimate could not be sent. What you typed is kept: please try again.',
} as const;
