'use client';

import { cloneElement, type ReactElement } from 'react';
import { LazyMenuPopup } from './lazy-menu-popup';
import type { MenuItem } from './menu-popup';
import { useMenuPlace } from './use-menu-place';

type MenuProps = {
  /** Button that opens the menu, e.g. `<Button size="sm">Actions</Button>`. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Groups of items, separated by hairlines. */
  groups: MenuItem[][];
  align?: 'start' | 'end';
};

/** Button with its menu. */
export function Menu({ trigger, groups, align }: MenuProps) {
  const { place, buttonProps } = useMenuPlace();
  return (
    <>
      {cloneElement(trigger, buttonProps)}
      {place && <LazyMenuPopup {...place} groups={groups} align={align} />}
    </>
  );
}
