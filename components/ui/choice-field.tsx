import type { ReactNode } from 'react';
import { Field } from './field';
import { Select } from './select';

type ChoiceFieldProps = {
  label: ReactNode;
  name: string;
  choices: readonly { id: string; name: string }[];
  /** Label of the empty choice, such as "Nobody"; without it a choice is required. */
  none?: string;
  value?: string;
  error?: string;
};

/** A labelled select for a short list of choices. */
export function ChoiceField({ label, name, choices, none, value, error }: ChoiceFieldProps) {
  const hasNone = none !== undefined;
  return (
    <Field label={label} name={name} error={error} optionalLabel={hasNone ? undefined : null}>
      {(control) => (
        <Select {...control} defaultValue={value}>
          {hasNone && <option value="">{none}</option>}
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
