'use client';

import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { MenuFrame, type MenuPlace, menuItemStyle } from './menu-frame';

export type MenuItem = { label: string; icon?: ReactNode; danger?: boolean; disabled?: boolean } & (
  | { onSelect: () => void }
  | { href: string; newTab?: boolean }
);

type MenuPopupProps = MenuPlace & {
  /** Groups of items, separated by hairlines. */
  groups: MenuItem[][];
  align?: 'start' | 'end';
};

/** Menu of actions and links. */
export function MenuPopup({ groups, ...frame }: MenuPopupProps) {
  return (
    <MenuFrame {...frame}>
      {groups.map((items) => (
        <Base.Group key={items.map((item) => item.label).join()} className="p-1">
          {items.map((item) => {
            const className = `${menuItemStyle} ${item.danger ? 'text-high' : 'text-ink'}`;
            return 'href' in item ? (
              <Base.LinkItem
                key={item.label}
                closeOnClick
                className={className}
                href={item.href}
                target={item.newTab ? '_blank' : undefined}
              >
                {item.icon}
                {item.label}
              </Base.LinkItem>
            ) : (
              <Base.Item
                key={item.label}
                disabled={item.disabled}
                onClick={item.onSelect}
                className={className}
              >
                {item.icon}
                {item.label}
              </Base.Item>
            );
          })}
        </Base.Group>
      ))}
    </MenuFrame>
  );
}
