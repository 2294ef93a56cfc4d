import { useEffect, useRef } from 'react';
import { ANSWER_ID } from './answer';
import { takeFocus } from './take-focus';

/**
 * Returns the props of the element that shows the result of a form. It scrolls into view and takes focus once per
 * result, as soon as it is mounted.
 * @param outcome a different value for each attempt; undefined before the first
 */
export function useAnswer(outcome: unknown) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<unknown>(undefined);

  // The result can be far from the submit button.
  useEffect(() => {
    if (!outcome) shown.current = undefined;
    if (!element.current || shown.current === outcome) return;
    shown.current = outcome;
    takeFocus(element.current);
  });

  return { ref: element, id: ANSWER_ID, tabIndex: -1 };
}

export type AnswerProps = ReturnType<typeof useAnswer>;
