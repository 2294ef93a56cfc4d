// biome-ignore-all lint/a11y/noRedundantRoles: the card layout removes the native roles of a table.
import type { ReactNode } from 'react';
import { TickBox } from '@/components/ui/tick-box';
import type { Column } from './column';
import { cardLabel, placeOnCard } from './table-style';

type TableRowProps<Row> = {
  row: Row;
  name: string;
  /** Visible columns. The first one names the record. */
  columns: readonly Column<Row>[];
  /** True if the user chose the columns. Each of them is then on the card as well. */
  isOwnChoice: boolean;
  actions?: ReactNode;
  /** Undefined if rows cannot be selected. */
  selection?: { isChosen: boolean; onChange: (isChosen: boolean) => void };
};

/** One record: a row of the table or, on a phone, a card that opens on tap. */
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
    <tr role="row" className="list-row">
      {selection && (
        <td role="cell" className="list-check">
          <label>
            <TickBox
              type="checkbox"
              aria-label={`Choose ${name}`}
              checked={selection.isChosen}
              onChange={({ target }) => selection.onChange(target.checked)}
            />
          </label>
        </td>
      )}
      {title && (
        <th role="rowheader" scope="row" className="list-title">
          {title.cell(row)}
        </th>
      )}
      {others.map((column) => (
        <td
          key={column.id}
          role="cell"
          data-label={cardLabel(column)}
          className={`${placeOnCard(column, isOwnChoice)}${column.numeric ? ' font-mono tabular-nums sm:text-right' : ''}`}
        >
          {column.cell(row)}
        </td>
      ))}
      <td role="cell" className="list-actions">
        {actions}
      </td>
    </tr>
  );
}
