import { takeFocus } from './take-focus';

/**
 * Id of the element that shows the result of a form. Without JavaScript the response is a new page whose URL has this
 * id as its fragment, so the browser scrolls to the element.
 */
export const ANSWER_ID = 'answer';

/** Props of an element that replaces a form after success. It scrolls into view and takes focus when it appears. */
export const answerProps = { id: ANSWER_ID, ref: takeFocus, tabIndex: -1 };
