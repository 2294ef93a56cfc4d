import type { ChoiceKind } from '@/lib/choice-kinds';
import type { Choice } from '@/lib/core/lists/choices';
import { Field } from './field';
import { RecordSelect } from './record-select';

type ChoiceFieldProps = {
  label: string | undefined;
  name: string;
  choices: readonly Choice[];
  /** Kind of record to search for, if the given choices may be incomplete. */
  from?: ChoiceKind;
  /** Label of the empty option, such as "No one". Without it, a choice is required. */
  none?: string | undefined;
  /** True if the empty option is only a prompt. */
  isRequired?: boolean;
  value?: string | undefined;
  error?: string | undefined;
};

/** Labelled select for a short list of options, or for records. */
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
