// biome-ignore-all lint/a11y/noRedundantRoles: the layout of a card takes the native roles of a table away.
import type { ReactNode } from 'react';
import type { Column } from './column';
import { cardLabel, placeOnCard } from './table-style';

type TableRowProps<Row> = {
  row: Row;
  name: string;
  /** The columns that are shown; the first one names the record. */
  columns: readonly Column<Row>[];
  /** True if the person chose the columns, so that each is on the card as well. */
  isOwnChoice: boolean;
  actions?: ReactNode;
  /** Absent where records cannot be chosen. */
  selection?: { isChosen: boolean; onChange: (isChosen: boolean) => void };
};

/** On a card, title and actions have a line of their own. */
const lineBreak = "max-sm:before:order-2 max-sm:before:w-full max-sm:before:content-['']";

/** One record: a row of the table, and on a phone a card that opens where it is tapped. */
export function TableRow<Row>({
  row,
  name,
  columns,
  isOwnChoice,
  actions,
  selection,
}: TableRowProps<Row>) {
  const [title, ...others] = columns;
  return (
    <tr
      role="row"
      className={`bg-surface transition-colors hover:bg-hover hover:[--high:var(--high-on-hover)] has-checked:bg-hover has-checked:[--high:var(--high-on-hover)] max-sm:relative max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-3.5 max-sm:pr-2 ${lineBreak} ${selection ? 'max-sm:pl-11' : 'max-sm:pl-4'}`}
    >
      {selection && (
        <td
          role="cell"
          className="pl-3 max-sm:absolute max-sm:top-0 max-sm:left-0 max-sm:z-1 max-sm:p-0"
        >
          <label className="block max-sm:p-3.5">
            <input
              type="checkbox"
              aria-label={`Choose ${name}`}
              checked={selection.isChosen}
              onChange={({ target }) => selection.onChange(target.checked)}
              className="block size-4 accent-accent"
            />
          </label>
        </td>
      )}
      {title && (
        <th
          role="rowheader"
          scope="row"
          className="h-10 min-w-40 px-3 py-1.5 text-left font-normal wrap-anywhere max-sm:h-auto max-sm:min-w-1/2 max-sm:grow max-sm:basis-0 max-sm:p-0 max-sm:[&_a]:py-0.5 max-sm:[&_a]:after:absolute max-sm:[&_a]:after:inset-0"
        >
          {title.cell(row)}
        </th>
      )}
      {others.map((column) => (
        <td
          key={column.id}
          role="cell"
          data-label={cardLabel(column)}
          className={`h-10 px-3 py-1.5 ${column.numeric ? 'text-right font-mono tabular-nums' : ''} ${placeOnCard(column, isOwnChoice)}`}
        >
          {column.cell(row)}
        </td>
      ))}
      <td
        role="cell"
        className="py-1 pr-2 text-right max-sm:relative max-sm:order-1 max-sm:ml-auto max-sm:self-start max-sm:p-0 max-sm:empty:hidden max-sm:[&_[aria-haspopup]]:-my-2.5 max-sm:[&_[aria-haspopup]]:size-11"
      >
        {actions}
      </td>
    </tr>
  );
}
