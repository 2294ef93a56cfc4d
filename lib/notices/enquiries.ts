/** Sentences about written questions, for visitors and leaders. */
export const enquiryNotices = {
  enquiryReceived: 'Your question has arrived.',
  enquiryHeld: 'We have your question and check it before it is answered.',
  enquiryFailed: 'Your question could not be sent. What you typed is kept: please try again.',
  enquiryUpdated: 'Question updated.',
  enquiryReleased: 'Let through. The confirmation is on its way to the visitor.',
  enquiryUnchanged:
    'Nothing was changed: the question is gone, or somebody else has dealt with it.',
  enquiryDeleted: 'Question deleted.',
} as const;
