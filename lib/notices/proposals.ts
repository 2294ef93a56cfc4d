/** Sentences about proposals. */
export const proposalNotices = {
  proposalCodeSent: 'A code is on its way. It is valid for 10 minutes.',
  proposalAccepted: 'Accepted. Your receipt is on its way by mail.',
  proposalDeclined: 'Your answer is with us. Thank you for telling us why.',
  proposalAsked: 'Your question is with us. The answer comes by mail and will stand on this page.',
  proposalLinkInvalid:
    'This link is not valid, or the proposal was withdrawn. Please open the link in our latest mail.',
  proposalAcceptedAlready: 'This proposal is accepted. Nothing was changed.',
  proposalClosed: 'This proposal is closed. Ask us for a new one.',
  proposalChanged: 'This proposal has changed since you opened it. Please read the new version.',
  proposalEnded: 'This proposal ended. Ask us for a new one.',
  proposalRests: 'Five codes were wrong. Please try again in 15 minutes.',
  proposalEnough: 'That is the most that one proposal takes. Please write to us instead.',
  proposalCodeExpired: 'This code is no longer valid. Ask for a new one.',
  proposalCodeWrong: 'This is not the code in our latest mail. Nothing was accepted.',
  proposalSaved: 'Draft saved.',
  proposalSent: 'Sent. From now on this version never changes.',
  proposalWithdrawn: 'Withdrawn. Its link opens nothing any more.',
  proposalNotOpen:
    'This proposal is answered or withdrawn, or its deal is over. Nothing was changed.',
  proposalEndsInPast: 'Please choose a day in the future until which it is valid.',
  proposalGone: 'This deal no longer exists. Nothing was saved.',
  proposalQuestionAnswered: 'Answered: on the page of the proposal, and by mail.',
  proposalQuestionTaken: 'Somebody else has answered this question.',
  proposalTemplateSaved: 'Saved as a template.',
  proposalTemplateGone: 'This template no longer exists.',
  proposalTemplateDeleted: 'Template deleted.',
} as const;
