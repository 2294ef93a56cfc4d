'use client';

import { useEffect, useState } from 'react';

/** Selectors of the controls on a lesson page, by keyboard shortcut. */
const CONTROLS: Record<string, string> = {
  n: '[data-lesson=next]',
  p: '[data-lesson=previous]',
  d: '[data-lesson=done]',
};

/** Keyboard shortcuts of a lesson page. The list of shortcuts appears once the listener is active. */
export function LessonKeys() {
  const [listens, setListens] = useState(false);
  // The shortcuts work anywhere on the page.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, video')) return;
      const control = CONTROLS[event.key];
      const element = control ? document.querySelector<HTMLElement>(control) : null;
      if (!element) return;
      event.preventDefault();
      element.click();
    };
    document.addEventListener('keydown', press);
    setListens(true);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    listens && (
      <p className="text-staff text-ink-3 max-sm:hidden">
        Keys: <kbd>n</kbd> next, <kbd>p</kbd> previous, <kbd>d</kbd> done.
      </p>
    )
  );
}
