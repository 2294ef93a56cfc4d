/** Sentences about the second step of signing in. */
export const twoStepNotices = {
  twoStepOn: 'Two-step verification is on. Your other sessions have ended.',
  twoStepRemoved: 'Two-step verification is off. Your other sessions have ended.',
  twoStepBegun: 'Scan the code with your app.',
  twoStepUnchanged: 'Nothing was changed. Please reload the page and try again.',
  recoveryCodesRenewed:
    'The earlier recovery codes no longer work. Your other sessions have ended.',
  recoveryCodesCopied: 'Recovery codes copied.',
  recoveryCodesNotCopied: 'The codes could not be copied. Please select and copy them yourself.',
  passwordNeeded: 'Please enter your password.',
  codeWrong: 'That code is not right, or was used already. Please enter the newest one.',
  oneMoreCode:
    'That code is right. Somebody has been guessing your codes, so please wait for the next one and enter it too.',
  tooManyCodes: 'Too many wrong codes. Please sign in again.',
  twoStepResetUntold:
    'Reset. They sign in with their password alone. Tell them: email is not set up (SMTP_URL).',
  twoStepReset: 'Reset. They sign in with their password alone and have been told by mail.',
  twoStepNotReset: 'Nothing was changed: this person has no two-step verification.',
  ownTwoStepNotReset: 'You change your own two-step verification on your profile page.',
  leadersNeedTwoStep: 'On. Leaders without two-step verification set it up before they go on.',
  leadersMayDoWithout: 'Off. Two-step verification is everybody’s own choice.',
} as const;
