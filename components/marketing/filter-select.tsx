import { Field } from '@/components/ui/field';
import { PlainSelect } from '@/components/ui/plain-select';

type FilterSelectProps = {
  name: string;
  label: string;
  /** Text of the choice that filters nothing. */
  all: string;
  options: readonly { value: string; text: string }[];
  value: string;
};

/** A filter of a list with one choice. */
export function FilterSelect({ name, label, all, options, value }: FilterSelectProps) {
  return (
    <Field name={name} label={label} optionalLabel={null}>
      {(control) => (
        <PlainSelect {...control} defaultValue={value}>
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </PlainSelect>
      )}
    </Field>
  );
}
