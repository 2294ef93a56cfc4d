// biome-ignore-all lint/a11y/noRedundantRoles: the card layout removes the native roles of a table.
'use client';

import { Icon } from '@/components/ui/icon';
import { orderOf, type Sort } from '@/lib/core/lists/params';
import { ListLink } from './list-link';
import { useListUrl } from './use-list-url';

type ColumnHeadProps = {
  header: string;
  /** Database column to sort by. */
  sort?: string;
  sortedBy: Sort;
  className: string;
};

/**
 * Header cell of a column. For a sortable column it is a link that sorts or reverses the order; on a phone it is plain
 * text.
 */
export function ColumnHead({ header, sort, sortedBy, className }: ColumnHeadProps) {
  const url = useListUrl();
  const { column, ascending } = orderOf(url.sort ?? sortedBy);
  if (!sort) {
    return (
      <th role="columnheader" scope="col" className={className}>
        {header}
      </th>
    );
  }
  const isSorted = column === sort;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSorted ? (ascending ? 'ascending' : 'descending') : undefined}
      className={className}
    >
      <ListLink
        changes={{ sort: isSorted && ascending ? `-${sort}` : sort, after: null }}
        className="inline-flex min-h-8 items-center gap-1 hover:text-ink max-sm:hidden"
      >
        {header}
        {isSorted && <Icon name={ascending ? 'arrow-up' : 'arrow-down'} className="size-3.5" />}
      </ListLink>
      <span className="sm:hidden">{header}</span>
    </th>
  );
}
