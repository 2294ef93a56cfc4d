'use client';

import { parseAsArrayOf, parseAsString, useQueryState } from 'nuqs';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import type { Page } from '@/lib/lists/keyset';
import type { Sort } from '@/lib/lists/params';
import { ColumnHead } from './column-head';
import { ColumnMenu } from './column-menu';
import { ListLink } from './list-link';
import { SelectionBar } from './selection-bar';
import { useListAddress } from './use-list-address';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The column of the database to sort by. */
  sort?: string;
  numeric?: boolean;
  /** Not shown until somebody chooses it. */
  optional?: boolean;
};

type DataTableProps<Row> = {
  /** What the table lists, for who cannot see it. */
  caption: string;
  /** The first one names the record and is always shown. */
  columns: readonly Column<Row>[];
  page: Page<Row>;
  /** The order while the address asks for none. */
  sortedBy: Sort;
  nameOf: (row: Row) => string;
  /** What can be done with one record. */
  actions?: (row: Row) => ReactNode;
  /** What can be done with the chosen records; `clear` drops the choice. */
  bulk?: (rows: Row[], clear: () => void) => ReactNode;
  /** What stands here while there is no record at all. */
  empty: ReactNode;
};

const head = 'h-10 px-3 text-left font-normal whitespace-nowrap text-ink-3';

/** On a phone the name stays while the rest is scrolled. */
const kept =
  'max-sm:sticky max-sm:left-0 max-sm:z-1 bg-inherit max-sm:shadow-[inset_-1px_0_var(--line)]';

/** On wider screens what can be done with a record stays. */
const atHand = 'sm:sticky sm:right-0 sm:z-1 bg-inherit pr-2 text-right';

/** One page of a list as a table: order, columns and page in the address, records to choose. */
export function DataTable<Row extends { id: string }>({
  caption,
  columns,
  page,
  sortedBy,
  nameOf,
  actions,
  bulk,
  empty,
}: DataTableProps<Row>) {
  const address = useListAddress();
  const [cols, setCols] = useQueryState('cols', parseAsArrayOf(parseAsString));
  const [chosen, choose] = useState<readonly string[]>([]);

  if (page.rows.length === 0) {
    return (
      <div className="border-t border-line">
        {address.isFiltered ? (
          <EmptyState
            title="Nothing matches"
            action={
              <ButtonLink
                href={address.unfiltered()}
                prefetch={false}
                variant="secondary"
                size="sm"
              >
                Show all
              </ButtonLink>
            }
          >
            No record fits this search and these filters.
          </EmptyState>
        ) : (
          empty
        )}
      </div>
    );
  }

  const [first, ...others] = columns;
  const shownIds = cols ?? others.filter(({ optional }) => !optional).map(({ id }) => id);
  const shown = columns.filter((column) => column === first || shownIds.includes(column.id));
  const rows = page.rows;
  const selected = rows.filter(({ id }) => chosen.includes(id));
  const clear = () => choose([]);

  return (
    <>
      <section
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded-surface border border-line bg-surface"
      >
        <table className="w-full">
          <thead className="border-b border-line">
            <tr className="bg-surface">
              {bulk && (
                <th scope="col" className="w-10 min-w-10 pl-3 text-left">
                  <input
                    type="checkbox"
                    aria-label="Choose all on this page"
                    checked={selected.length === rows.length}
                    onChange={({ target }) =>
                      choose(target.checked ? rows.map(({ id }) => id) : [])
                    }
                    className="block size-4 accent-accent"
                  />
                </th>
              )}
              {shown.map(({ id, header, sort, numeric }, place) => (
                <ColumnHead
                  key={id}
                  header={header}
                  sort={sort}
                  sortedBy={sortedBy}
                  className={`${head} ${numeric ? 'text-right' : ''} ${place === 0 ? kept : ''}`}
                />
              ))}
              <th scope="col" className={`w-12 ${atHand}`}>
                <ColumnMenu columns={others} shown={shownIds} onChange={(ids) => setCols(ids)} />
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr
                key={row.id}
                className="bg-surface transition-colors hover:bg-hover has-checked:bg-hover"
              >
                {bulk && (
                  <td className="pl-3">
                    <input
                      type="checkbox"
                      aria-label={`Choose ${nameOf(row)}`}
                      checked={chosen.includes(row.id)}
                      onChange={({ target }) =>
                        choose(
                          target.checked
                            ? [...chosen, row.id]
                            : chosen.filter((id) => id !== row.id),
                        )
                      }
                      className="block size-4 accent-accent"
                    />
                  </td>
                )}
                {shown.map((column) =>
                  column === first ? (
                    <th
                      key={column.id}
                      scope="row"
                      className={`h-10 min-w-40 px-3 py-1.5 text-left font-normal sm:min-w-48 ${kept}`}
                    >
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td
                      key={column.id}
                      className={`h-10 px-3 whitespace-nowrap ${column.numeric ? 'text-right font-mono tabular-nums' : ''}`}
                    >
                      {column.cell(row)}
                    </td>
                  ),
                )}
                <td className={`py-1 ${atHand}`}>{actions?.(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {page.next && (
        <nav aria-label="Pages" className="flex justify-end pt-4">
          <ListLink
            changes={{ after: page.next }}
            scroll
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            Next page
          </ListLink>
        </nav>
      )}
      {bulk && selected.length > 0 && (
        <SelectionBar count={selected.length} onClear={clear}>
          {bulk(selected, clear)}
        </SelectionBar>
      )}
    </>
  );
}
