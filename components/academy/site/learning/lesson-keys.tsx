'use client';

import { useEffect, useState } from 'react';

/** Controls of a lesson page, by the key that presses them. */
const CONTROLS: Record<string, string> = {
  n: '[data-lesson=next]',
  p: '[data-lesson=previous]',
  d: '[data-lesson=done]',
};

/** Presses the controls of a lesson by keys, and names them once they work. */
export function LessonKeys() {
  const [listens, setListens] = useState(false);
  // Keys are pressed anywhere on the page.
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
