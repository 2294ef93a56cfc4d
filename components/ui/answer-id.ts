/**
 * Id of the element around a public form. Without JavaScript its answer is a new page; the form's URL points at this
 * element, so that the visitor sees the answer and not the top of the page.
 */
export const ANSWER_ID = 'answer';
