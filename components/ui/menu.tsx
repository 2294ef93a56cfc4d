'use client';

import { Menu as Base } from '@base-ui/react/menu';
import Link from 'next/link';
import { type ReactElement, type ReactNode, useRef } from 'react';

export type MenuItem = { label: string; icon?: ReactNode; danger?: boolean; disabled?: boolean } & (
  | { onSelect: () => void }
  | { href: string; newTab?: boolean }
);

type MenuProps = {
  /** The button that opens the menu, e.g. `<Button size="sm">Actions</Button>`. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Groups of items, separated by hairlines. */
  groups: MenuItem[][];
  align?: 'start' | 'end';
};

/** Minimum distance from the edges of the screen; the sticky header would cover a menu at the top. */
const COLLISION_PADDING = { top: 60, right: 8, bottom: 8, left: 8 };

const itemStyle =
  'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 text-staff outline-none select-none data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:text-ink-3';

export function Menu({ trigger, groups, align = 'end' }: MenuProps) {
  const place = useRef<HTMLSpanElement>(null);
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      {/* Next to its trigger, so that it is in the same landmark; fixed, so that nothing clips it. */}
      <span ref={place} />
      <Base.Portal container={place}>
        <Base.Positioner
          sideOffset={6}
          align={align}
          collisionPadding={COLLISION_PADDING}
          positionMethod="fixed"
          className="z-50 outline-none"
        >
          <Base.Popup className="max-h-(--available-height) min-w-48 divide-y divide-line overflow-y-auto overscroll-contain rounded-surface border border-line-strong bg-surface outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {groups.map((items) => (
              <Base.Group key={items.map((item) => item.label).join()} className="p-1">
                {items.map((item) => {
                  const className = `${itemStyle} ${item.danger ? 'text-high' : 'text-ink'}`;
                  return 'href' in item ? (
                    <Base.LinkItem
                      key={item.label}
                      closeOnClick
                      className={className}
                      render={
                        <Link
                          href={item.href}
                          prefetch={false}
                          target={item.newTab ? '_blank' : undefined}
                        />
                      }
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
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
