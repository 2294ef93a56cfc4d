/** Shows the question of a form with unsaved text; `leave` is what to do once the person agrees. */
type Ask = (leave: () => void) => void;

const questions = new Set<Ask>();

/**
 * Registers the question of a form that has unsaved text.
 * @returns a function that takes it back, for when the text is saved or gone
 */
export function noteUnsaved(ask: Ask): () => void {
  questions.add(ask);
  return () => questions.delete(ask);
}

/** Calls `leave`, after the person has agreed if a form on screen has unsaved text. */
export function leaveBy(leave: () => void) {
  const ask = [...questions].at(-1);
  if (ask) ask(leave);
  else leave();
}

/** Lets the page be left without a question: the person has agreed, or the session is over. */
export function leaveFreely() {
  questions.clear();
}

/** Returns whether a form on screen has unsaved text. */
export const isUnsaved = () => questions.size > 0;
