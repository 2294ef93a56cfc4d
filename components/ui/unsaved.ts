/** Shows the confirmation of a form with unsaved text. `leave` runs if the user agrees. */
type Ask = (leave: () => void) => void;

const questions = new Set<Ask>();

/**
 * Registers the confirmation of a form with unsaved text.
 * @returns a function that unregisters it after the text is saved or discarded
 */
export function noteUnsaved(ask: Ask): () => void {
  questions.add(ask);
  return () => questions.delete(ask);
}

/** Calls `leave`, after a confirmation if a form on screen has unsaved text. */
export function leaveBy(leave: () => void) {
  const ask = [...questions].at(-1);
  if (ask) ask(leave);
  else leave();
}

/** Disables all confirmations: the user has agreed, or the session is over. */
export function leaveFreely() {
  questions.clear();
}

/** Returns whether a form on screen has unsaved text. */
export const isUnsaved = () => questions.size > 0;
