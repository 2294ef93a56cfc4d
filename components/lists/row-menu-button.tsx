import type { ComponentProps } from 'react';

type RowMenuButtonProps = ComponentProps<'button'> & {
  /** Name of the menu in `menus` of the table. */
  menu: string;
  label: string;
};

/** Opens a menu of a row; the table itself opens it, because a screen has many. */
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
