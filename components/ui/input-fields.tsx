import type { RefusalDetails } from '@/lib/core/actions/refusal';
import { Field } from './field';
import { Input } from './input';

/** A field with one line of text. */
export type InputField = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete: string;
  required?: boolean;
};

type InputFieldsProps = {
  fields: readonly InputField[];
  /** Details of a refusal: errors, and the typed values to show again. */
  details?: RefusalDetails;
};

/** Fields with one line of text, each with its label and error. */
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
