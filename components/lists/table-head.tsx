// biome-ignore-all lint/a11y/noRedundantRoles: the card layout removes the native roles of a table.

import { TickBox } from '@/components/ui/tick-box';
import type { Sort } from '@/lib/core/lists/params';
import type { Column } from './column';
import { ColumnHead } from './column-head';
import { ColumnMenu } from './column-menu';
import { SortChoice } from './sort-choice';
import { isPlaced } from './table-style';

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  /** Optional columns, and the visible ones. */
  choices: readonly Column<Row>[];
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  /** True if the user chose the columns. */
  isOwnChoice: boolean;
  /** Default order, used if the URL has none. */
  sortedBy: Sort;
  /** Undefined if rows cannot be selected. */
  selection?: { isAll: boolean; onChange: (isAll: boolean) => void };
};

const head = 'h-10 px-3 text-left font-normal text-ink-3 max-sm:sr-only';

function styleOf<Row>(column: Column<Row>, isFirst: boolean, isOwnChoice: boolean): string {
  const isShown = isFirst || isPlaced(column, isOwnChoice);
  return `${head} ${column.numeric ? 'text-right' : ''} ${isShown ? '' : '@max-5xl:hidden'}`;
}

/** Column headers. On a phone, a select for the order replaces them. */
export function TableHead<Row>({
  columns,
  choices,
  chosen,
  onChoose,
  isOwnChoice,
  sortedBy,
  selection,
}: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup" className="border-b border-line max-sm:block">
      <tr
        role="row"
        className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:py-1 max-sm:pr-2 max-sm:pl-4"
      >
        {selection && (
          <th
            role="columnheader"
            scope="col"
            className="w-10 min-w-10 pl-3 text-left max-sm:w-auto max-sm:min-w-0 max-sm:p-0"
          >
            <label className="block max-sm:-m-3.5 max-sm:p-3.5">
              <TickBox
                type="checkbox"
                aria-label="Select all on this page"
                checked={selection.isAll}
                onChange={({ target }) => selection.onChange(target.checked)}
                className="block size-4 accent-accent"
              />
            </label>
          </th>
        )}
        {columns.map((column, place) => (
          <ColumnHead
            key={column.id}
            header={column.header}
            sort={column.sort}
            sortedBy={sortedBy}
            className={styleOf(column, place === 0, isOwnChoice)}
          />
        ))}
        <th
          role="columnheader"
          scope="col"
          aria-label="Columns"
          className="w-12 pr-2 text-right max-sm:ml-auto max-sm:flex max-sm:w-auto max-sm:gap-2 max-sm:p-0 max-sm:font-normal"
        >
          <SortChoice columns={columns} sortedBy={sortedBy} />
          <ColumnMenu columns={choices} shown={chosen} onChange={onChoose} />
        </th>
      </tr>
    </thead>
  );
}
