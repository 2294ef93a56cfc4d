'use client';

import { debounce, parseAsString, useQueryStates } from 'nuqs';
import { type ReactNode, useEffect, useEffectEvent, useRef, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { type Filter, FilterControl, namesOf } from './filter-control';
import { FoldableFilters } from './foldable-filters';
import { MoreFilters } from './more-filters';
import { SearchField } from './search-field';
import { useListUrl } from './use-list-url';

type FilterBarProps = {
  /** Label of the search field, such as "Search tasks"; without a label there is no search. */
  search?: string;
  filters: readonly Filter[];
  /** Endpoint that exports the same list as CSV. */
  exportPath?: string;
  children?: ReactNode;
};

/** Search and filters of a list in one row, stored in the URL. */
export function FilterBar({ search, filters, exportPath, children }: FilterBarProps) {
  const url = useListUrl();
  const [isPending, startTransition] = useTransition();
  const names = ['q', 'after', ...filters.flatMap(namesOf)];
  const [values, set] = useQueryStates(
    Object.fromEntries(names.map((name) => [name, parseAsString])),
    { shallow: false, startTransition },
  );
  const bar = useRef<HTMLElement>(null);

  const takeEarlyInput = useEffectEvent(() => {
    const controls = bar.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]');
    const early = [...(controls ?? [])].filter(({ name, value }) => value !== (values[name] ?? ''));
    if (early.length === 0) return;
    set({ ...Object.fromEntries(early.map(({ name, value }) => [name, value])), after: null });
  });

  // React misses input from before hydration.
  useEffect(() => takeEarlyInput(), []);

  const rare = filters.filter(({ isRare }) => isRare);
  const control = (filter: Filter) => (
    <FilterControl
      key={filter.label}
      filter={filter}
      values={values}
      // Navigation cancels a debounced search, so the filter includes the search term.
      onChange={(name, value) => set({ q: values.q, [name]: value || null, after: null })}
    />
  );

  return (
    <search ref={bar} className="flex flex-wrap items-center gap-2 pb-4">
      {search && (
        <SearchField
          label={search}
          value={values.q ?? ''}
          onType={(text) =>
            set({ q: text || null, after: null }, { limitUrlUpdates: debounce(250) })
          }
          // Flush the debounced search on blur. If it arrived later, it would undo the user's next action.
          onLeave={(text) => {
            if (text !== url.search) void set({ q: text || null, after: null });
          }}
        />
      )}
      <FoldableFilters isFoldable={filters.length > 1}>
        {filters.filter(({ isRare }) => !isRare).map(control)}
        {rare.length > 0 && (
          <MoreFilters
            chosen={rare.filter((filter) => namesOf(filter).some((name) => values[name])).length}
          >
            {rare.map(control)}
          </MoreFilters>
        )}
      </FoldableFilters>
      {url.isFiltered && (
        <Button
          size="icon"
          variant="quiet"
          aria-label="Clear"
          title="Clear the filters"
          onClick={() => set(Object.fromEntries(names.map((name) => [name, null])))}
        >
          <Icon name="x" />
        </Button>
      )}
      {isPending && <Spinner />}
      <div className="ml-auto flex items-center gap-2 empty:hidden">
        {children}
        {exportPath && (
          <a
            href={url.exportFrom(exportPath)}
            download
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            <Icon name="download" />
            CSV
          </a>
        )}
      </div>
    </search>
  );
}
