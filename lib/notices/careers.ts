/** Sentences about applications. */
export const careerNotices = {
  applicationReceived: 'Your application has arrived. We answer every one.',
  applicationFailed: 'Failed to send your application. Please try again.',
  alreadyApplied: 'You have already applied for this job with this email address.',
  jobClosed: 'This job is closed and takes no more applications.',
} as const;
