'use client';

import { Menu } from '@base-ui/react/menu';
import { Icon } from '@/components/ui/icon';
import { MenuFrame, type MenuPlace, menuItemStyle } from '@/components/ui/menu-frame';

export type ColumnChoicesProps = {
  columns: readonly { id: string; header: string }[];
  shown: readonly string[];
  onChange: (shown: string[]) => void;
};

/** Menu to choose the columns of a table. */
export function ColumnChoices(props: ColumnChoicesProps & { place: MenuPlace }) {
  const { columns, shown, onChange, place } = props;
  return (
    <MenuFrame {...place}>
      <div className="p-1">
        {columns.map(({ id, header }) => (
          <Menu.CheckboxItem
            key={id}
            checked={shown.includes(id)}
            onCheckedChange={(checked) =>
              onChange(checked ? [...shown, id] : shown.filter((other) => other !== id))
            }
            className={`${menuItemStyle} text-ink`}
          >
            <span className="size-4">
              <Menu.CheckboxItemIndicator>
                <Icon name="check" className="size-4 text-accent" />
              </Menu.CheckboxItemIndicator>
            </span>
            {header}
          </Menu.CheckboxItem>
        ))}
      </div>
    </MenuFrame>
  );
}
