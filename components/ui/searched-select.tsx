'use client';

import { type ComponentProps, useState } from 'react';
import type { ChoiceKind } from '@/lib/choice-kinds';
import type { Choice } from '@/lib/core/lists/choices';
import { Input } from './input';
import { Select } from './select';
import { useChoices } from './use-choices';

type SearchedSelectProps = Omit<ComponentProps<'select'>, 'value' | 'defaultValue'> & {
  from: ChoiceKind | undefined;
  choices: readonly Choice[];
  /** Label of the empty option. */
  none?: string | undefined;
  /** Initially chosen option. */
  preset: string | undefined;
};

/** Select for more records than the given ones. The field above it finds the others by name. */
export function SearchedSelect({
  from,
  choices: given,
  none,
  preset = '',
  onChange,
  ...rest
}: SearchedSelectProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(preset);
  const { choices, outcome } = useChoices(from, given, typed, chosen);
  return (
    <span className="grid gap-1.5">
      <Input
        aria-label="Find by name"
        aria-controls={rest.id}
        placeholder="Find by name"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // The search field is not part of the form, and Enter would submit the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Select
        {...rest}
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value);
          onChange?.(event);
        }}
      >
        {(none !== undefined || !chosen) && <option value="">{none ?? 'Please choose'}</option>}
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <span role="status" className="text-staff text-ink-3 empty:hidden">
        {outcome}
      </span>
    </span>
  );
}
