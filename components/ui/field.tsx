import type { ReactNode } from 'react';
import { fieldId } from './field-id';
import { icons } from './icons';
import { LineIcon } from './line-icon';

type Control = {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean;
};

type FieldProps = {
  label: ReactNode;
  name: string;
  id?: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  /** Text next to the label of an optional field; null for none. */
  optionalLabel?: string | null;
  className?: string;
  children: (control: Control) => ReactNode;
};

/** Connects a label, hint and error with one control. An error replaces the hint. */
export function Field({
  label,
  name,
  id = fieldId(name),
  hint,
  error,
  required = false,
  optionalLabel = 'Optional',
  className = '',
  children,
}: FieldProps) {
  const noteId = `${id}-note`;
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="mb-1.5 flex items-baseline justify-between gap-3 text-[0.9375rem] leading-6 font-medium text-ink"
      >
        {label}
        {!required && optionalLabel && (
          <span className="text-staff font-normal text-ink-3">{optionalLabel}</span>
        )}
      </label>
      {children({
        id,
        name,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      {error ? (
        <p id={noteId} className="mt-1.5 flex gap-1.5 text-staff text-high">
          <LineIcon d={icons.circleAlert} className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="mt-1.5 text-staff text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
