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
 * A native popover over the page, opened by any `<button popoverTarget={id}>`, so that it works
 * before and without scripts; they only close it when its work is done.
 */
export function Sheet({ id, label, className = '', children }: SheetProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's click is the keyboard's as well.
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
