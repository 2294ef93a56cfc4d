import type { RefusalDetails } from '@/lib/core/actions/refusal';
import { Field } from './field';
import { Input } from './input';

/** Description of a single-line text field. */
export type InputField = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete: string;
  required?: boolean;
};

type InputFieldsProps = {
  fields: readonly InputField[];
  /** Errors and submitted values of a refusal. */
  details?: RefusalDetails;
};

/** Single-line text fields, each with its label and error. */
export function InputFields({ fields, details }: InputFieldsProps) {
  return fields.map(({ name, label, type = 'text', autoComplete, required = false }) => (
    <Field
      key={name}
      name={name}
      label={label}
      required={required}
      error={details?.fieldErrors?.[name]}
    >
      {(control) => (
        <Input
          {...control}
          type={type}
          autoComplete={autoComplete}
          defaultValue={details?.values?.[name]}
        />
      )}
    </Field>
  ));
}
