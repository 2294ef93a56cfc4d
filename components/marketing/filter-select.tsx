import { Field } from '@/components/ui/field';
import { PlainSelect } from '@/components/ui/plain-select';

type FilterSelectProps = {
  name: string;
  label: string;
  /** Label of the option that filters nothing. */
  all: string;
  options: readonly { value: string; text: string }[];
  value: string;
};

/** Select of a list filter. */
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
