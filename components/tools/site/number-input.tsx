import { Field } from '@/components/ui/field';
import { PlainInput } from '@/components/ui/plain-input';
import type { NumberField } from '@/lib/tools/calculator/fields';

type NumberInputProps = {
  field: NumberField;
  value: string;
  error?: string | undefined;
  /** Hint that replaces the default hint of the field. */
  hint?: string | undefined;
};

const units = { dollars: '$', percent: '%' };
const unitRoom = { dollars: 'pl-7', percent: 'pr-9' };

/** Number field of the calculator with its unit. It accepts any text; the server validates it. */
export function NumberInput({ field, value, error, hint = field.hint }: NumberInputProps) {
  const { name, label, unit, isRequired = false } = field;
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      {...(error && { error })}
      required={isRequired}
      optionalLabel={null}
    >
      {({ required, ...control }) => (
        <span className="relative block">
          <PlainInput
            {...control}
            aria-required={required || undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={value}
            className={`font-mono ${unit ? unitRoom[unit] : ''}`}
          />
          {unit && (
            <span
              aria-hidden
              className={`pointer-events-none absolute top-1/2 -translate-y-1/2 font-mono text-ink-3 ${unit === 'dollars' ? 'left-3' : 'right-3'}`}
            >
              {units[unit]}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
