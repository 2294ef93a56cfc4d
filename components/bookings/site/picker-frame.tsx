import type { ReactNode } from 'react';
import { fieldId } from '@/components/ui/field-id';
import { icons } from '@/components/ui/icons';
import { LineIcon } from '@/components/ui/line-icon';

type PickerFrameProps = {
  name: string;
  legend: string;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
};

/** Fieldset of a group of choices with a shared label, hint and error. */
export function PickerFrame({ name, legend, hint, error, children }: PickerFrameProps) {
  const noteId = `${fieldId(name)}-note`;
  return (
    <fieldset
      id={fieldId(name)}
      tabIndex={-1}
      aria-describedby={error || hint ? noteId : undefined}
      className="min-w-0 rounded-control"
    >
      <legend className="mb-2 text-[0.9375rem] leading-6 font-medium text-ink">{legend}</legend>
      {children}
      {error ? (
        <p id={noteId} className="mt-2 flex gap-1.5 text-staff text-high">
          <LineIcon d={icons.circleAlert} className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="mt-2 text-staff text-ink-3">
            {hint}
          </p>
        )
      )}
    </fieldset>
  );
}
