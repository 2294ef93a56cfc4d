import type { ComponentProps } from 'react';

type RowMenuButtonProps = ComponentProps<'button'> & {
  /** Name of the menu in the table's `menus`. */
  menu: string;
  label: string;
};

/** Button for the menu of a row. The table opens the menu, because a screen can have many buttons. */
export function RowMenuButton({ menu, label, className, ...rest }: RowMenuButtonProps) {
  return (
    <button
      type="button"
      data-menu={menu}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      className={className ?? 'row-button'}
      {...rest}
    />
  );
}
