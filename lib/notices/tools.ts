/** Sentences about the calculator. */
export const toolNotices = {
  estimateSent: 'Your estimate is on its way.',
  estimateInvalid: 'This estimate cannot be read. Please calculate it again before you send it.',
  estimateFailed: 'Your estimate could not be sent. Your input is kept: please try again.',
} as const;
