'use client';

import type { FocusEvent, MouseEvent, ReactNode } from 'react';

type SheetProps = { id: string; label: string; className?: string; children: ReactNode };

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
}

function closeWhenFocusLeaves({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}

/**
 * A native popover over the page, opened by any `<button popoverTarget={id}>`, so that it works before hydration and
 * without JavaScript. A click on one of its links closes it.
 */
export function Sheet({ id, label, className = '', children }: SheetProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too.
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      onClick={closeAfterLink}
      onBlur={closeWhenFocusLeaves}
      className={`sheet m-0 max-h-none max-w-none overflow-y-auto bg-paper ${className}`}
    >
      {children}
    </div>
  );
}
