/** Sentences about written questions, for visitors and leaders. */
export const enquiryNotices = {
  enquiryReceived: 'We have received your question.',
  enquiryHeld: 'We have received your question and will check it before we answer.',
  enquiryFailed: 'Your question could not be sent. Your input is kept: please try again.',
  enquiryUpdated: 'Question updated.',
  enquiryReleased: 'Released. The confirmation is on its way to the visitor.',
  enquiryUnchanged:
    'Nothing was changed: the question no longer exists, or someone else has handled it.',
  enquiryDeleted: 'Question deleted.',
} as const;
