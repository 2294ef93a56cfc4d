/** Sentences about courses. */
export const academyNotices = {
  coursesFailed: 'Error loading courses. Please try again later.',
  enrolled: 'You are enrolled.',
  enrolmentFailed: 'Failed to enroll in the course. Please try again.',
  alreadyEnrolled: 'You are already enrolled in this course.',
  courseClosed: 'This course is not open for enrollment at the moment.',
} as const;
