/** Sentences about any record, and about deleted ones. */
export const recordNotices = {
  recordEnded: 'This record no longer exists, or you no longer have access to it.',
  recordTakenAway: 'This record is no longer assigned to you.',
  recordDeleted: 'This record was deleted.',
  formClosed: 'Part of this form closed because the record changed. Your text is below.',
  textKept: 'It was not saved. Your text is still here.',
  textCopied: 'Copied.',
  textNotCopied: 'Your browser did not allow copying. Select the text and copy it.',
  recordGone: 'This record no longer exists. Your input is kept below.',
  changedMeanwhile: 'Someone else has changed this since you opened it. Your input is kept.',
  changeRefused: 'You do not have permission to change this. Ask a team leader.',
  formNotReached: 'The server could not be reached. Your input is kept; please try again.',
  undone: 'Undone.',
  draftRestored: 'Your unsaved text has been restored.',
  recordsRestored: 'Restored.',
  restoreTooLate: 'Nothing was restored: this was not deleted within the last 30 days.',
  restoreNotNeeded: 'Nothing was restored: it already exists.',
  restoreParentGone:
    'Nothing was restored: the record it belongs to is deleted. Restore that first.',
  restorePlaceTaken: 'Nothing was restored: another record now uses its name, email, URL or time.',
} as const;
