// biome-ignore-all lint/a11y/noRedundantRoles: the card layout removes the native roles of a table.
'use client';

import { parseAsArrayOf, parseAsString, useQueryState } from 'nuqs';
import type { ReactNode } from 'react';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Page } from '@/lib/core/lists/keyset';
import type { Sort } from '@/lib/core/lists/params';
import type { Column } from './column';
import { NextPage } from './next-page';
import { NothingListed } from './nothing-listed';
import { OpenUrl } from './row-link';
import { SelectionBar } from './selection-bar';
import { TableFrame } from './table-frame';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import { namesZone } from './table-style';
import { useListUrl } from './use-list-url';
import type { RowMenus } from './use-row-menu';
import { useSelection } from './use-selection';

type DataTableProps<Row> = {
  /** Accessible name of the table. */
  caption: string;
  /** The first column names the record and is always visible. */
  columns: readonly Column<Row>[];
  page: Page<Row>;
  /** Default order, used if the URL has none. */
  sortedBy: Sort;
  nameOf: (row: Row) => string;
  /** Renders the actions of one record. */
  actions?: (row: Row) => ReactNode;
  /** Menus that the `RowMenuButton`s of a row open. */
  menus?: RowMenus<Row>;
  /** Renders the actions of the selected records; `clear` clears the selection. */
  bulk?: (rows: Row[], clear: () => void) => ReactNode;
  /** Shown if there are no records at all. */
  empty: ReactNode;
};

/**
 * One page of a list, as a table or, on a phone, as cards. Order, columns and page are in the URL. Rows can be
 * selected.
 */
export function DataTable<Row extends { id: string }>({
  caption,
  columns,
  page,
  sortedBy,
  nameOf,
  actions,
  menus,
  bulk,
  empty,
}: DataTableProps<Row>) {
  const [cols, setCols] = useQueryState('cols', parseAsArrayOf(parseAsString));
  const selection = useSelection(page.rows);
  const url = useListUrl();
  if (page.rows.length === 0) return <NothingListed>{empty}</NothingListed>;

  const [first, ...others] = columns;
  const shownIds = cols ?? others.filter(({ optional }) => !optional).map(({ id }) => id);
  const shown = columns.filter((column) => column === first || shownIds.includes(column.id));

  return (
    <OpenUrl value={url.toOpen()}>
      <TableFrame caption={caption} rows={page.rows} menus={menus}>
        {shown.some(namesZone) && (
          <p className="px-4 pt-2.5 text-ink-3 sm:hidden">Times are {BUSINESS_TIME_ZONE_NAME}.</p>
        )}
        <table role="table" className="w-full max-sm:block">
          <TableHead
            columns={shown}
            choices={others}
            chosen={shownIds}
            onChoose={(ids) => setCols(ids)}
            isOwnChoice={cols !== null}
            sortedBy={sortedBy}
            selection={bulk && { isAll: selection.isAll, onChange: selection.chooseAll }}
          />
          <tbody role="rowgroup" className="divide-y divide-line max-sm:block">
            {page.rows.map((row) => (
              <TableRow
                key={row.id}
                row={row}
                name={nameOf(row)}
                columns={shown}
                isOwnChoice={cols !== null}
                actions={actions?.(row)}
                selection={
                  bulk && {
                    isChosen: selection.has(row),
                    onChange: (isChosen) => selection.choose(row, isChosen),
                  }
                }
              />
            ))}
          </tbody>
        </table>
      </TableFrame>
      {page.next && <NextPage after={page.next} />}
      {bulk && selection.selected.length > 0 && (
        <SelectionBar count={selection.selected.length} onClear={selection.clear}>
          {bulk(selection.selected, selection.clear)}
        </SelectionBar>
      )}
    </OpenUrl>
  );
}
