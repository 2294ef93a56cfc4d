'use client';

import { useId, useState } from 'react';
import { controlStyle } from '@/components/ui/control-style';
import { useChoices } from '@/components/ui/use-choices';
import type { ChoiceKind } from '@/lib/choice-kinds';
import type { Choice } from '@/lib/core/lists/choices';
import { DaysControl } from './days-control';

type Option = { value: string; label: string };

/** Filter with one value. With `records` the value is a record, which can also be found by search. */
type ChoiceFilter = {
  name: string;
  label: string;
  options: readonly Option[];
  /** Label while nothing is chosen, such as "Status: open"; by default "Status: any". */
  any?: string;
  records?: { from: ChoiceKind; given: readonly Choice[] };
};

/**
 * A filter of a list. The dates `from` and `to` in the URL are both inclusive. A rare one is behind "More filters", so
 * that the others fit into one row of a screen of 1440 px.
 */
export type Filter = (ChoiceFilter | { label: string; type: 'days' }) & { isRare?: true };

/** Returns the URL parameters of a filter. */
export const namesOf = (filter: Filter) => ('options' in filter ? [filter.name] : ['from', 'to']);

type FilterControlProps<Shown extends Filter = Filter> = {
  filter: Shown;
  values: Record<string, string | null>;
  onChange: (name: string, value: string) => void;
};

const control = `${controlStyle} h-9 px-2.5 text-staff`;

function ChoiceControl({ filter, values, onChange }: FilterControlProps<ChoiceFilter>) {
  const selectId = useId();
  const [typed, setTyped] = useState('');
  const { name, label, options, any, records } = filter;
  const value = values[name] ?? '';
  const chosen = options.some((option) => option.value === value) ? '' : value;
  const { choices, isSearched, outcome } = useChoices(
    records?.from,
    records?.given ?? [],
    typed,
    chosen,
  );
  return (
    <span className="flex max-w-full gap-1">
      {isSearched && (
        <input
          aria-label="Find by name"
          aria-controls={selectId}
          placeholder="Find by name"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className={`${control} w-32`}
        />
      )}
      <select
        id={selectId}
        name={name}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(name, target.value)}
        className={`${control} field-sizing-content`}
      >
        <option value="">{any ?? `${label}: any`}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
      <span role="status" className="sr-only">
        {outcome}
      </span>
    </span>
  );
}

/** One filter of a list: a select, or a date range. */
export function FilterControl({ filter, values, onChange }: FilterControlProps) {
  if ('options' in filter) {
    return <ChoiceControl filter={filter} values={values} onChange={onChange} />;
  }
  return (
    <DaysControl
      label={filter.label}
      from={values.from ?? null}
      to={values.to ?? null}
      onChange={onChange}
    />
  );
}
