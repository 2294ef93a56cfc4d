'use client';

import { Menu as Base } from '@base-ui/react/menu';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/** Button and state of a menu. */
export type MenuPlace = {
  /** Button that opens the menu. */
  button: HTMLElement;
  open: boolean;
  /** True if the menu was opened by keyboard. Its first item then has focus. */
  byKeyboard: boolean;
  onOpenChange: (open: boolean) => void;
  /** Keys pressed on the button before the menu took focus. */
  typed: RefObject<string[]>;
};

/** Minimum distance from the edges of the screen. The sticky header would cover a menu at the top. */
const COLLISION_PADDING = { top: 60, right: 8, bottom: 8, left: 8 };

export const menuItemStyle =
  'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 text-staff outline-none select-none data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:text-ink-3';

/** Focuses the first item, then handles the keys that were pressed before. */
function focusFirst(menu: HTMLElement, typed: readonly string[]) {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  let place = 0;
  for (const key of typed) {
    if (key === 'Enter' || key === ' ') return items[place]?.click();
    const step = { ArrowDown: 1, ArrowUp: -1 }[key] ?? 0;
    place = (place + step + items.length) % items.length;
  }
  items[place]?.focus();
}

/** Returns whether another element has taken focus, such as a dialog opened by a menu item. */
function hasFocusOutside(menu: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !menu?.contains(activeElement);
}

type MenuFrameProps = MenuPlace & { align?: 'start' | 'end'; children: ReactNode };

/** Menu next to the button that opens it. */
export function MenuFrame(props: MenuFrameProps) {
  const { button, open, byKeyboard, typed, onOpenChange, align = 'end', children } = props;
  const popup = useRef<HTMLDivElement>(null);
  const wantsFirst = useRef(false);

  // The button may belong to a table row and is not rendered here, so its attributes are set directly.
  useEffect(() => {
    button.setAttribute('aria-expanded', String(open));
    wantsFirst.current = open && byKeyboard;
    return () => button.setAttribute('aria-expanded', 'false');
  }, [button, open, byKeyboard]);

  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      {/* In the DOM next to its button, so that it is in the same landmark; `fixed`, so that no container clips it. */}
      <Base.Portal container={button.parentElement}>
        <Base.Positioner
          anchor={button}
          sideOffset={6}
          align={align}
          collisionPadding={COLLISION_PADDING}
          positionMethod="fixed"
          className="z-50 outline-none"
        >
          <Base.Popup
            ref={popup}
            aria-label={button.getAttribute('aria-label') ?? button.textContent}
            // Base UI focuses the menu itself.
            onFocus={({ target }) => {
              if (target === popup.current && wantsFirst.current) focusFirst(target, typed.current);
              wantsFirst.current = false;
            }}
            finalFocus={() => !hasFocusOutside(popup.current) && button}
            className="max-h-(--available-height) min-w-48 divide-y divide-line overflow-y-auto overscroll-contain rounded-surface border border-line-strong bg-surface text-left outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
