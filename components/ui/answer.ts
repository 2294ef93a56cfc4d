import { takeFocus } from './take-focus';

/**
 * Id of the element that shows the outcome of a form. Without JavaScript the answer is a new page; its URL points at
 * this element, so that the browser scrolls to it.
 */
export const ANSWER_ID = 'answer';

/** Props of an element that replaces a form after its success. It comes into view and takes focus when it appears. */
export const answerProps = { id: ANSWER_ID, ref: takeFocus, tabIndex: -1 };
