/** Sentences about applications. */
export const careerNotices = {
  applicationReceived: 'We have received your application. We answer every one.',
  applicationFailed: 'Failed to send your application. Please try again.',
  alreadyApplied: 'You have already applied for this job with this email address.',
  jobClosed: 'This job is closed and no longer accepts applications.',
} as const;
