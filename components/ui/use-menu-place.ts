'use client';

import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { prepareMenus } from './lazy-menu-popup';
import type { MenuPlace } from './menu-frame';

type Opening = { button: HTMLElement; byKeyboard: boolean };

/** Returns the position of a menu once it was opened, and props for its button or handlers for buttons in rows. */
export function useMenuPlace() {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** Keys pressed before the menu was mounted. */
  const typed = useRef<string[]>([]);

  function open(button: HTMLElement, byKeyboard: boolean) {
    typed.current = [];
    setOpening({ button, byKeyboard });
    setOpen(true);
  }

  const onPress = (button: HTMLElement, { detail }: MouseEvent) => {
    if (!isOpen) open(button, detail === 0);
  };

  const onKey = (button: HTMLElement, event: KeyboardEvent) => {
    if (!isOpen && !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    if (!isOpen) open(button, true);
    else if (event.key === 'Escape') setOpen(false);
    else typed.current.push(event.key);
  };

  const place: MenuPlace | null = opening && {
    ...opening,
    typed,
    open: isOpen,
    onOpenChange: setOpen,
  };
  const buttonProps = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': false,
    onPointerEnter: prepareMenus,
    onFocus: prepareMenus,
    onClick: (event: MouseEvent<HTMLElement>) => onPress(event.currentTarget, event),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKey(event.currentTarget, event),
  };
  return { place, onPress, onKey, buttonProps };
}
