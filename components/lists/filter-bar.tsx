'use client';

import { Download, Search, X } from 'lucide-react';
import { debounce, parseAsString, useQueryStates } from 'nuqs';
import { type ReactNode, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { controlStyle } from '@/components/ui/control-style';
import { Spinner } from '@/components/ui/spinner';
import { useListAddress } from './use-list-address';

export type Filter = { name: string; label: string } & (
  | {
      options: readonly { value: string; label: string }[];
      /** What is shown while nothing is chosen, such as "Status: open"; by default "Status: any". */
      any?: string;
    }
  | { type: 'date' }
);

type FilterBarProps = {
  /** What is searched, such as "Search tasks"; without it there is no search. */
  search?: string;
  filters: readonly Filter[];
  /** The door that answers with the same list as CSV. */
  exportPath?: string;
  children?: ReactNode;
};

const control = `${controlStyle} h-9 w-auto max-w-full px-2.5 text-staff field-sizing-content`;

/** Search and filters of a list, in one row and in its address. */
export function FilterBar({ search, filters, exportPath, children }: FilterBarProps) {
  const address = useListAddress();
  const [isPending, startTransition] = useTransition();
  const names = ['q', 'after', ...filters.map(({ name }) => name)];
  const [values, set] = useQueryStates(
    Object.fromEntries(names.map((name) => [name, parseAsString])),
    { shallow: false, startTransition },
  );

  return (
    <search className="flex flex-wrap items-center gap-2 pb-4">
      {search && (
        <label className="relative block grow sm:max-w-72">
          <span className="sr-only">{search}</span>
          <Search
            aria-hidden
            className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-ink-3"
          />
          <input
            type="search"
            placeholder={search}
            value={values.q ?? ''}
            onChange={(event) =>
              set(
                { q: event.target.value || null, after: null },
                { limitUrlUpdates: debounce(250) },
              )
            }
            className={`${controlStyle} h-9 pr-2.5 pl-8 text-staff`}
          />
        </label>
      )}
      {filters.map((filter) => (
        <span
          key={filter.name}
          className="flex items-center gap-1.5 text-staff whitespace-nowrap text-ink-3"
        >
          <label htmlFor={`filter-${filter.name}`} className={'options' in filter ? 'sr-only' : ''}>
            {filter.label}
          </label>
          {'options' in filter ? (
            <select
              id={`filter-${filter.name}`}
              value={values[filter.name] ?? ''}
              onChange={({ target }) => set({ [filter.name]: target.value || null, after: null })}
              className={control}
            >
              <option value="">{filter.any ?? `${filter.label}: any`}</option>
              {filter.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          ) : (
            <input
              id={`filter-${filter.name}`}
              type="date"
              value={values[filter.name] ?? ''}
              onChange={({ target }) => set({ [filter.name]: target.value || null, after: null })}
              className={control}
            />
          )}
        </span>
      ))}
      {address.isFiltered && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => set(Object.fromEntries(names.map((name) => [name, null])))}
        >
          <X aria-hidden className="size-4" />
          Clear
        </Button>
      )}
      {isPending && <Spinner />}
      <div className="ml-auto flex items-center gap-2">
        {children}
        {exportPath && (
          <a
            href={address.exportFrom(exportPath)}
            download
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            <Download aria-hidden className="size-4" />
            CSV
          </a>
        )}
      </div>
    </search>
  );
}
