/** Sentences about courses. */
export const academyNotices = {
  coursesFailed: 'Error loading courses. Please try again later.',
  enrolled: 'You are enrolled.',
  enrolmentFailed: 'Failed to enroll in the course. Please try again.',
  alreadyEnrolled: 'You are already enrolled in this course.',
  waitingForCourse: 'We tell you when it opens.',
  alreadyWaiting: 'We already have your email for this course.',
  courseOpened: 'This course has opened in the meantime. Please reload the page to enroll.',
  courseClosed: 'This course is not open for enrollment at the moment.',
} as const;
