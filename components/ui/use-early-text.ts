import { type RefObject, useEffect, useEffectEvent } from 'react';
import { takeEarlyText } from '@/lib/core/security/before-react';

/** Puts back what was typed in a controlled text area before React ran, with the caret where it was. */
export function useEarlyText(
  area: RefObject<HTMLTextAreaElement | null>,
  onChange: (text: string) => void,
) {
  const change = useEffectEvent(onChange);
  // React writes its own value into the text area as it takes over the page.
  useEffect(() => {
    const element = area.current;
    const early = element && takeEarlyText(element);
    if (!early) return;
    element.value = early.value;
    element.setSelectionRange(early.start, early.end);
    change(early.value);
  }, [area]);
}
