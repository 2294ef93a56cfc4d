import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type ColumnMapping, IMPORT_FIELDS } from '@/lib/clients/import/columns';
import { clientLabels } from '@/lib/clients/schema';

type ColumnChoiceProps = { headings: readonly string[]; mapping: ColumnMapping };

/** Maps the columns of the file to fields. The headings determine the initial mapping. */
export function ColumnChoice({ headings, mapping }: ColumnChoiceProps) {
  return (
    <fieldset>
      <legend className="text-h3 text-ink">Columns</legend>
      <p className="mt-0.5 mb-4">
        Guessed from the headers. Without a column for last names, a first name is split at its
        comma or first space.
      </p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {IMPORT_FIELDS.map((field) => (
          <Field
            key={field}
            label={clientLabels[field]}
            name={field}
            required={field === 'email'}
            optionalLabel={null}
          >
            {(control) => (
              <Select {...control} defaultValue={mapping[field] ?? ''}>
                <option value="">Not in this file</option>
                {headings.map((heading, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index.
                  <option key={column} value={column}>
                    {heading || `Column ${column + 1}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
