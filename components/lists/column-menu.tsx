'use client';

import { Menu } from '@base-ui/react/menu';
import { Check, Columns3 } from 'lucide-react';
import { useRef } from 'react';

type ColumnMenuProps = {
  columns: readonly { id: string; header: string }[];
  shown: readonly string[];
  onChange: (shown: string[]) => void;
};

/** Chooses the columns of a table. */
export function ColumnMenu({ columns, shown, onChange }: ColumnMenuProps) {
  const place = useRef<HTMLSpanElement>(null);
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label="Columns"
        className="grid size-8 place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
      >
        <Columns3 aria-hidden className="size-4" />
      </Menu.Trigger>
      <span ref={place} />
      <Menu.Portal container={place}>
        <Menu.Positioner sideOffset={6} align="end" positionMethod="fixed" className="z-50">
          <Menu.Popup className="min-w-48 rounded-surface border border-line-strong bg-surface p-1 text-left outline-none">
            {columns.map(({ id, header }) => (
              <Menu.CheckboxItem
                key={id}
                checked={shown.includes(id)}
                onCheckedChange={(checked) =>
                  onChange(checked ? [...shown, id] : shown.filter((other) => other !== id))
                }
                className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 text-staff text-ink outline-none select-none data-highlighted:bg-hover"
              >
                <span className="size-4">
                  <Menu.CheckboxItemIndicator>
                    <Check aria-hidden className="size-4 text-accent" />
                  </Menu.CheckboxItemIndicator>
                </span>
                {header}
              </Menu.CheckboxItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
