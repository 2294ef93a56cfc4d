import type { Choice, ChoiceKind } from '@/lib/core/lists/choices';
import { Field } from './field';
import { RecordSelect } from './record-select';

type ChoiceFieldProps = {
  label: string | undefined;
  name: string;
  choices: readonly Choice[];
  /** Kind of record that a search finds, if there are more choices than it was given. */
  from?: ChoiceKind;
  /** Label of the empty choice, such as "No one"; without it a choice is required. */
  none?: string | undefined;
  /** The empty choice only asks for one. */
  isRequired?: boolean;
  value?: string | undefined;
  error?: string | undefined;
};

/** A labelled select for a short list of choices, or for records. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, name, choices, from, none, isRequired = false, value, error } = props;
  return (
    <Field
      label={label}
      name={name}
      error={error}
      optionalLabel={none === undefined || isRequired ? null : undefined}
    >
      {(control) => (
        <RecordSelect {...control} from={from} choices={choices} none={none} preset={value} />
      )}
    </Field>
  );
}
