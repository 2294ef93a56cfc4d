/** Sentences about deals. */
export const dealNotices = {
  dealCreated: 'Deal created.',
  dealSaved: 'Deal saved.',
  dealMoved: 'Deal moved.',
  dealWon: 'Deal won. Its contact is now a client.',
  dealLost: 'Deal lost. The reason is saved.',
  dealGone: 'This deal no longer exists, or you no longer have access to it.',
  dealMovedMeanwhile: 'Someone else moved this deal first.',
  dealStepOwner: 'Only a leader or the owner of the deal can do its next step.',
  dealAmountReason:
    'The amount comes from the proposal that was sent. Please say why you set another.',
  dealMade: 'Deal created from this booking. Now plan the next step.',
  dealExists: 'This booking already has a deal.',
  dealsDeleted: 'Deleted.',
  dealsUnchanged: 'Nothing was changed: the record no longer exists, or it was already up to date.',
  dealsNotReverted:
    'Someone else has changed some of these since. Those were left as they are; the others were restored.',
  dealSettingsSaved: 'Saved. All weighted values are up to date.',
} as const;
