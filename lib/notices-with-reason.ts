/** Notices with a reason (spec section 8) or another variable part. */
export const noticesWithReason = {
  manyContentIncomplete: (titles: string) =>
    `Nothing was published. Incomplete: ${titles}. Open each draft and publish it there.`,
  caseWithoutSource: (figures: string) =>
    `Nothing was saved: a published case needs a source for each figure. Missing for: ${figures}.`,
  dealMovedMeanwhile: (stage: string) =>
    `Someone else moved this deal first. It is now at stage ${stage}.`,
  proposalChanged: (version: string) =>
    `This proposal has changed since you opened it. Please read version ${version}.`,
  proposalEnded: (day: string) => `This proposal expired on ${day}. Please ask us for a new one.`,
  lessonUnread: (time: string) =>
    `Please read this lesson first. You can mark it as done in about ${time}.`,
  wrongOrigin: (site: string) =>
    `This form can only be sent from ${site}. Please open the page there and try again.`,
  taskCreateFailed: (reason: string) => `Failed to create task: ${reason}`,
  userInfoUpdateFailed: (reason: string) => `Failed to update user info: ${reason}`,
  taskUpdateFailed: (reason: string) => `Failed to update task: ${reason}`,
  taskDeleteFailed: (reason: string) => `Failed to delete task: ${reason}`,
} as const;

/** Second line of the toast 'Booking updated successfully' after a move, by the visitor's name. */
export const bookingMoveNotices = {
  told: (name: string) => `${name} gets an email with the new time. Undo sends another one.`,
  toldForGood: (name: string) => `${name} gets an email with the new time.`,
  quiet: (name: string) => `${name} was not notified.`,
  heldBy: (host: string) => `${host} is the host.`,
  heldByNobody: 'It has no host yet.',
  undoneTold: (name: string) => `Moved back to the earlier time. ${name} gets an email about it.`,
  undoneQuiet: (name: string) => `Moved back to the earlier time. ${name} was not notified.`,
} as const;

/** Notices about the end of an open record, by the names of the colleagues. */
export const recordEndNotices = {
  deletedBy: (actor: string) => `${actor} deleted this record.`,
  mergedInto: (holder: string) => `This contact was merged into ${holder}.`,
  nowWith: (holder: string) => `This is now with ${holder}.`,
  takenBy: (actor: string) => `${actor} took this from you.`,
  changedBy: (actor: string) => `Changed by ${actor}.`,
} as const;
