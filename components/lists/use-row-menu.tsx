'use client';

import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { prepareMenus } from '@/components/ui/lazy-menu-popup';
import type { MenuPlace } from '@/components/ui/menu-frame';
import { useMenuPlace } from '@/components/ui/use-menu-place';

/** Menus of a row by name. Each receives its position. */
export type RowMenus<Row> = Record<string, (row: Row, place: MenuPlace) => ReactNode>;

/** Returns the row menu button that an event belongs to. */
function buttonOf({ target }: SyntheticEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button[data-menu]') : null;
}

const prepare = (event: SyntheticEvent) => {
  if (buttonOf(event)) prepareMenus();
};

/**
 * Returns the open menu, shared by all rows, and the handlers that open it. A menu stays mounted until another row's
 * menu opens, because it may show a dialog.
 */
export function useRowMenu<Row extends { id: string }>(
  rows: readonly Row[],
  menus?: RowMenus<Row>,
) {
  const { place, onPress, onKey } = useMenuPlace();
  const [chosen, setChosen] = useState<{ id: string; menu: string } | null>(null);

  /** Wraps an event handler for menu buttons, and stores which row the menu belongs to. */
  const withButton =
    <Event extends SyntheticEvent>(handle: (button: HTMLElement, event: Event) => void) =>
    (event: Event) => {
      const button = buttonOf(event);
      const row = rows[button?.closest('tr')?.sectionRowIndex ?? -1];
      if (!button || !row) return;
      setChosen({ id: row.id, menu: button.dataset.menu ?? '' });
      handle(button, event);
    };
  const row = rows.find(({ id }) => id === chosen?.id);
  return {
    key: chosen ? `${chosen.menu} ${chosen.id}` : '',
    menu: chosen && row && place && menus?.[chosen.menu]?.(row, place),
    handlers: menus && {
      onPointerOver: prepare,
      onFocus: prepare,
      onClick: withButton(onPress),
      onKeyDown: withButton(onKey),
    },
  };
}
