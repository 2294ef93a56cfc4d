/** Sentences about the second step of signing in. */
export const twoStepNotices = {
  twoStepOn: 'Two-step verification is on. Your other sessions have ended.',
  twoStepRemoved: 'Two-step verification is off. Your other sessions have ended.',
  twoStepBegun: 'Scan the code with your app.',
  twoStepUnchanged: 'Nothing was changed. Please reload the page and try again.',
  recoveryCodesRenewed:
    'Your earlier recovery codes no longer work. Your other sessions have ended.',
  recoveryCodesCopied: 'Recovery codes copied.',
  recoveryCodesNotCopied:
    'The codes could not be copied. Please select them and copy them manually.',
  passwordNeeded: 'Please enter your password.',
  codeWrong: 'That code is wrong or was already used. Please enter the newest one.',
  oneMoreCode:
    'That code is right, but someone has been guessing your codes. Please wait for the next code and enter it too.',
  tooManyCodes: 'Too many wrong codes. Please sign in again.',
  twoStepResetUntold:
    'Reset. They can now sign in with their password alone. Please let them know: email is not set up (SMTP_URL).',
  twoStepReset:
    'Reset. They can now sign in with their password alone and have been notified by email.',
  twoStepNotReset: 'Nothing was changed: this person has no two-step verification.',
  ownTwoStepNotReset: 'You can change your own two-step verification on your profile page.',
  leadersNeedTwoStep: 'On. Leaders without two-step verification must set it up to continue.',
  leadersMayDoWithout: 'Off. Two-step verification is optional for everyone.',
} as const;
