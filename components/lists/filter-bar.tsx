'use client';

import { Download, Search, SlidersHorizontal, X } from 'lucide-react';
import { debounce, parseAsString, useQueryStates } from 'nuqs';
import { type ReactNode, useId, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { controlStyle } from '@/components/ui/control-style';
import { Spinner } from '@/components/ui/spinner';
import { useListAddress } from './use-list-address';

export type Filter =
  | {
      name: string;
      label: string;
      options: readonly { value: string; label: string }[];
      /** What is shown while nothing is chosen, such as "Status: open"; by default "Status: any". */
      any?: string;
    }
  /** The days `from` and `to` of the address, both included; the label ends in "from". */
  | { label: string; type: 'days' };

type FilterBarProps = {
  /** What is searched, such as "Search tasks"; without it there is no search. */
  search?: string;
  filters: readonly Filter[];
  /** The door that answers with the same list as CSV. */
  exportPath?: string;
  children?: ReactNode;
};

const control = `${controlStyle} h-9 px-2.5 text-staff field-sizing-content`;

const namesOf = (filter: Filter) => ('options' in filter ? [filter.name] : ['from', 'to']);

/** Search and filters of a list, in one row and in its address. */
export function FilterBar({ search, filters, exportPath, children }: FilterBarProps) {
  const address = useListAddress();
  const id = useId();
  const [isPending, startTransition] = useTransition();
  const names = ['q', 'after', ...filters.flatMap(namesOf)];
  // A phone shows one filter, or a button that unfolds several.
  const [isUnfolded, unfold] = useState(false);
  const isFoldable = filters.length > 1;
  const [values, set] = useQueryStates(
    Object.fromEntries(names.map((name) => [name, parseAsString])),
    { shallow: false, startTransition },
  );

  const find = (text: string, options?: Parameters<typeof set>[1]) =>
    set({ q: text || null, after: null }, options);

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
            onChange={({ target }) => find(target.value, { limitUrlUpdates: debounce(250) })}
            // Whoever leaves the field means what it says; a search that came later would undo their next step.
            onBlur={({ target }) => {
              if (target.value !== address.search) void find(target.value);
            }}
            className={`${controlStyle} h-9 pr-2.5 pl-8 text-staff`}
          />
        </label>
      )}
      {isFoldable && (
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => unfold(!isUnfolded)}
          className="sm:hidden"
        >
          <SlidersHorizontal aria-hidden className="size-4" />
          Filters
        </Button>
      )}
      <div
        id={id}
        className={
          isFoldable
            ? `${isUnfolded ? 'grid' : 'hidden'} w-full grid-cols-2 gap-2 sm:contents`
            : 'contents'
        }
      >
        {filters.map((filter) =>
          'options' in filter ? (
            <span key={filter.name} className="max-w-full">
              <select
                aria-label={filter.label}
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
            </span>
          ) : (
            <span
              key={filter.type}
              className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-staff whitespace-nowrap text-ink-3 max-sm:col-span-2"
            >
              {namesOf(filter).map((name) => (
                <label key={name} className="flex items-center gap-1.5 max-sm:grow">
                  {name === 'from' ? filter.label : name}
                  <input
                    type="date"
                    value={values[name] ?? ''}
                    onChange={({ target }) => set({ [name]: target.value || null, after: null })}
                    className={control}
                  />
                </label>
              ))}
            </span>
          ),
        )}
      </div>
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
      <div className="ml-auto flex items-center gap-2 empty:hidden">
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
