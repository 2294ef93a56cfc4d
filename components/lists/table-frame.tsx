'use client';

import { Fragment, type ReactNode } from 'react';
import { useRowLinks } from './use-row-links';
import { type RowMenus, useRowMenu } from './use-row-menu';

type TableFrameProps<Row> = {
  caption: string;
  rows: readonly Row[];
  menus?: RowMenus<Row>;
  children: ReactNode;
};

/** Frame of a table. It handles the links and menus of all rows, so that a click does not re-render them. */
export function TableFrame<Row extends { id: string }>({
  caption,
  rows,
  menus,
  children,
}: TableFrameProps<Row>) {
  const followLink = useRowLinks();
  const { key, menu, handlers } = useRowMenu(rows, menus);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or a button also fires a click. */}
      <section
        {...handlers}
        aria-label={caption}
        onClick={(event) => {
          followLink(event);
          handlers?.onClick(event);
        }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        className="@container overflow-x-auto rounded-surface border border-line bg-surface"
      >
        {children}
      </section>
      <Fragment key={key}>{menu}</Fragment>
    </>
  );
}
