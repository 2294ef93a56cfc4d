/** Sentences about signing in. */
export const signInNotices = {
  verifyingAuthentication: 'Verifying authentication...',
  redirectingToTeamDashboard: 'Redirecting to team dashboard',
  typedTextKept: 'Your input is kept. Sign in with the same account to get it back.',
  signedOutForInactivity: 'You have been logged out due to inactivity',
  ownSessionEnded: 'Your session has ended. Please sign in again.',
  authenticationError: 'Authentication error. Please try logging in again.',
  accessDenied: 'Access denied. Admin privileges required.',
  profileNotFound: 'User profile not found. Please contact your administrator.',
  authenticationFailed: 'Authentication failed. Please try again.',
  signedOut: 'You have been signed out.',
  passwordResetSent: 'If that address belongs to an account, an email with a link is on its way.',
  passwordChanged: 'Your password has been changed. Please sign in.',
  passwordLinkInvalid: 'This link is no longer valid. Please request a new one.',
  passwordRefused: 'That password was not accepted. Please request a new link and choose another.',
} as const;
