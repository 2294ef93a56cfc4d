/** Sentences with a reason (spec section 8) or another variable part. */
export const noticesWithReason = {
  manyContentIncomplete: (titles: string) =>
    `Nothing was published: something is missing in ${titles}. Open each and publish it there.`,
  caseWithoutSource: (figures: string) =>
    `Nothing was saved: a case is not published while a figure has no source. Missing for: ${figures}.`,
  dealMovedMeanwhile: (stage: string) =>
    `The deal was not moved: somebody else was faster. It is at stage ${stage} now.`,
  proposalChanged: (version: string) =>
    `This proposal has changed since you opened it. Read version ${version}.`,
  proposalEnded: (day: string) => `This proposal ended on ${day}. Ask us for a new one.`,
  wrongOrigin: (site: string) =>
    `This form can only be sent from ${site}. Please open the page there and try again.`,
  taskCreateFailed: (reason: string) => `Failed to create task: ${reason}`,
  userInfoUpdateFailed: (reason: string) => `Failed to update user info: ${reason}`,
  taskUpdateFailed: (reason: string) => `Failed to update task: ${reason}`,
  taskDeleteFailed: (reason: string) => `Failed to delete task: ${reason}`,
} as const;

/** Second lines of the toast 'Booking updated successfully' after a move, by the visitor's name. */
export const bookingMoveNotices = {
  told: (name: string) => `${name} gets a mail with the new time. Undo sends another one.`,
  toldForGood: (name: string) => `${name} gets a mail with the new time.`,
  quiet: (name: string) => `${name} has not been told.`,
  heldBy: (host: string) => `${host} holds it.`,
  heldByNobody: 'Nobody holds it yet.',
  undoneTold: (name: string) => `Moved back to the earlier time. ${name} gets a mail about it.`,
  undoneQuiet: (name: string) => `Moved back to the earlier time. ${name} has not been told.`,
} as const;

/** Sentences about the end of a record that was open, by the names of the colleagues. */
export const recordEndNotices = {
  deletedBy: (actor: string) => `${actor} deleted this record.`,
  mergedInto: (holder: string) => `This contact was merged into ${holder}.`,
  nowWith: (holder: string) => `This is now with ${holder}.`,
  takenBy: (actor: string) => `${actor} took this from you.`,
  changedBy: (actor: string) => `Changed by ${actor}.`,
} as const;
