/** Sentences about any record, and about deleted ones. */
export const recordNotices = {
  recordGone: 'This record no longer exists. What you typed is kept below.',
  changedMeanwhile: 'Somebody else has changed this since you opened it. What you typed is kept.',
  changeRefused: 'You may not change this. Nothing was changed; a team leader can.',
  formNotReached: 'The server could not be reached. What you typed is kept; please try again.',
  undone: 'Undone.',
  draftRestored: 'Your unsaved text is restored.',
  recordsRestored: 'Restored.',
  restoreTooLate: 'Nothing was restored: this was not deleted within the last 30 days.',
  restoreNotNeeded: 'Nothing was restored: it already exists.',
  restoreParentGone:
    'Nothing was restored: the record it belongs to is deleted. Restore that first.',
  restorePlaceTaken: 'Nothing was restored: another record now has its name, email, URL or time.',
} as const;
