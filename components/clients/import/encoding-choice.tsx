import type { RefObject } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { ENCODING_NAMES, ENCODINGS } from '@/lib/clients/import/encodings';

/** Select for the character encoding of a file, in case it was detected wrongly or not at all. */
export function EncodingChoice({ control: ref }: { control: RefObject<HTMLSelectElement | null> }) {
  return (
    <Field
      label="Encoding"
      name="encoding"
      hint="Change it if names look wrong in the preview."
      optionalLabel={null}
      className="max-w-measure"
    >
      {(control) => (
        <Select {...control} ref={ref}>
          <option value="">Recognize it</option>
          {ENCODING_NAMES.map((name) => (
            <option key={name} value={name}>
              {ENCODINGS[name]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
