/** Sentences about requests that are refused whatever their purpose. */
export const requestNotices = {
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  looksAutomated: 'This looks like an automated submission. Please reload the page and try again.',
  requestRefused: 'This request could not be verified. Please reload the page and try again.',
  textNotStorable:
    'The text contains a character that cannot be saved, perhaps pasted from elsewhere. Please type it again.',
  valueNotStorable:
    'Nothing was saved: a value is too long or not allowed here. Please shorten or correct it.',
} as const;
