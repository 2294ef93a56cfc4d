import { useEffect, useRef } from 'react';
import { ANSWER_ID } from './answer';
import { takeFocus } from './take-focus';

/**
 * Returns the props of the element that shows the outcome of a form. It comes into view and takes focus once for each
 * outcome, as soon as it is on the page.
 * @param outcome another value for each attempt; nothing before the first
 */
export function useAnswer(outcome: unknown) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<unknown>(undefined);

  // The person looks at the button that they pressed, which can be screens away from the answer.
  useEffect(() => {
    if (!outcome) shown.current = undefined;
    if (!element.current || shown.current === outcome) return;
    shown.current = outcome;
    takeFocus(element.current);
  });

  return { ref: element, id: ANSWER_ID, tabIndex: -1 };
}

export type AnswerProps = ReturnType<typeof useAnswer>;
