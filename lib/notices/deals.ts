/** Sentences about deals. */
export const dealNotices = {
  dealCreated: 'Deal created.',
  dealSaved: 'Deal saved.',
  dealMoved: 'Deal moved.',
  dealWon: 'Deal won. Its contact is a client now.',
  dealLost: 'Deal lost. Its reason is noted.',
  dealGone: 'This deal no longer exists, or you no longer see it.',
  dealMovedMeanwhile: 'The deal was not moved: somebody else was faster.',
  dealStepOwner: 'Who does the next step must see the deal: a leader, or its owner.',
  dealAmountReason:
    'This deal has the amount of the proposal that was sent. Please say why you set another.',
  dealMade: 'Deal made of this booking. Now plan the next step.',
  dealExists: 'This booking already is a deal.',
  dealsDeleted: 'Deleted.',
  dealsUnchanged: 'Nothing was changed: it no longer exists, or it already was like this.',
  dealsNotReverted:
    'Somebody else has changed some of these since. Those stay as they are; the others are restored.',
  dealSettingsSaved: 'Saved. Every weighted value follows at once.',
} as const;
