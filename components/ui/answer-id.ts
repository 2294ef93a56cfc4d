/**
 * The id of the element around a public form. Without JavaScript its answer is a new page, which would begin at the
 * top; the form's address names this element instead, so that the visitor sees the answer.
 */
export const ANSWER_ID = 'answer';
