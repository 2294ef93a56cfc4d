/** Sentences about proposals. */
export const proposalNotices = {
  proposalCodeSent: 'A code is on its way. It is valid for 10 minutes.',
  proposalAccepted: 'Accepted. Your receipt is on its way by email.',
  proposalDeclined: 'We have received your answer. Thank you for telling us why.',
  proposalAsked:
    'We have received your question. The answer will come by email and appear on this page.',
  proposalLinkInvalid:
    'This link is not valid, or the proposal was withdrawn. Please open the link in our latest email.',
  proposalAcceptedAlready: 'This proposal has already been accepted. Nothing was changed.',
  proposalClosed: 'This proposal is closed. Please ask us for a new one.',
  proposalChanged: 'This proposal has changed since you opened it. Please read the new version.',
  proposalEnded: 'This proposal has expired. Please ask us for a new one.',
  proposalRests: 'Five wrong codes were entered. Please try again in 15 minutes.',
  proposalEnough: 'This proposal has reached its limit. Please email us instead.',
  proposalCodeExpired: 'This code has expired. Please request a new one.',
  proposalCodeWrong: 'This is not the code in our latest email. Nothing was accepted.',
  proposalSaved: 'Draft saved.',
  proposalSent: 'Sent. This version can no longer be changed.',
  proposalWithdrawn: 'Withdrawn. Its link no longer works.',
  proposalNotOpen:
    'Nothing was changed: this proposal has been answered or withdrawn, or its deal is closed.',
  proposalEndsInPast: 'Please choose an end date in the future.',
  proposalGone: 'Nothing was saved: this deal no longer exists.',
  proposalQuestionAnswered: 'Answered on the proposal page and by email.',
  proposalQuestionTaken: 'Someone else has already answered this question.',
  proposalTemplateSaved: 'Saved as a template.',
  proposalTemplateGone: 'This template no longer exists.',
  proposalTemplateDeleted: 'Template deleted.',
} as const;
