import type { ReactNode } from 'react';
import { Field } from './field';
import { Select } from './select';

type ChoiceFieldProps = {
  label: ReactNode;
  name: string;
  choices: readonly { id: string; name: string }[];
  /** What stands for no choice, such as "Nobody"; without it one is always chosen. */
  none?: string;
  value?: string;
  error?: string;
};

/** A labelled choice of one from a short list. */
export function ChoiceField({ label, name, choices, none, value, error }: ChoiceFieldProps) {
  const mayBeNone = none !== undefined;
  return (
    <Field label={label} name={name} error={error} optionalLabel={mayBeNone ? undefined : null}>
      {(control) => (
        <Select {...control} defaultValue={value}>
          {mayBeNone && <option value="">{none}</option>}
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
