import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Field as EditorField } from '@/lib/content/kinds/fields';

type FieldInputProps = {
  field: Exclude<EditorField, { kind: 'rows' | 'markdown' | 'picture' }>;
  value: string;
  error?: string;
  /** Additional text below the field. */
  note?: string;
  onChange: (value: string) => void;
};

function hintOf(
  field: FieldInputProps['field'],
  length: number,
  note?: string,
): string | undefined {
  const isCounted = field.kind === 'text' || field.name === 'seo_title';
  const parts = [
    field.kind === 'moment' && `${BUSINESS_TIME_ZONE_NAME}.`,
    field.hint,
    note,
    isCounted && 'max' in field && `${length} of ${field.max} characters.`,
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** Field of an editor that contains a single text. */
export function FieldInput({ field, value, error, note, onChange }: FieldInputProps) {
  const { kind, name, label, required } = field;
  const isWide = kind === 'text' || kind === 'slug' || name.endsWith('title');
  return (
    <Field
      label={label}
      name={name}
      error={error}
      hint={hintOf(field, value.length, note)}
      required={required}
      className={isWide ? 'sm:col-span-2' : ''}
    >
      {(control) => {
        const props = {
          ...control,
          value,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        };
        switch (kind) {
          case 'text':
            return <Textarea {...props} rows={3} />;
          case 'choice':
            return (
              <Select {...props}>
                {field.options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </Select>
            );
          case 'moment':
            return <Input {...props} type="datetime-local" />;
          case 'whole':
          case 'decimal':
            return <Input {...props} inputMode={kind === 'whole' ? 'numeric' : 'decimal'} />;
          default:
            return <Input {...props} spellCheck={kind === 'line'} autoComplete="off" />;
        }
      }}
    </Field>
  );
}
