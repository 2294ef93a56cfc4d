'use client';

import { parseAsString, useQueryStates } from 'nuqs';
import { controlStyle } from '@/components/ui/control-style';
import type { Sort } from '@/lib/core/lists/params';
import { useListUrl } from './use-list-url';

type SortChoiceProps = {
  columns: readonly { header: string; sort?: string }[];
  /** Default order, used if the URL has none. */
  sortedBy: Sort;
};

const params = { sort: parseAsString, after: parseAsString };

/** Select for the order of the cards on a phone, where a table has no column headers. */
export function SortChoice({ columns, sortedBy }: SortChoiceProps) {
  const url = useListUrl();
  const [, set] = useQueryStates(params, { shallow: false, history: 'push', scroll: false });
  const orders = columns.flatMap(({ header, sort }) =>
    sort
      ? [
          { value: sort, label: `${header} ↑` },
          { value: `-${sort}`, label: `${header} ↓` },
        ]
      : [],
  );
  const current = url.sort ?? sortedBy;
  if (orders.length === 0) return null;
  return (
    <span className="flex items-center gap-2 text-ink-3 sm:hidden">
      <span aria-hidden>Sort</span>
      <select
        aria-label="Sort"
        value={orders.some(({ value }) => value === current) ? current : ''}
        onChange={({ target }) => void set({ sort: target.value || null, after: null })}
        className={`${controlStyle} h-9 max-w-48 px-2.5 text-staff field-sizing-content`}
      >
        <option value="">Default</option>
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
