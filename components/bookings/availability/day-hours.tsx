import { Fragment } from 'react';
import { fieldId } from '@/components/ui/field-id';
import { Select } from '@/components/ui/select';
import { MAX_DAY_PARTS, partFields } from '@/lib/bookings/availability/rules';
import { SLOT_LABELS } from '@/lib/bookings/availability/slot-labels';
import { WEEKDAYS } from '@/lib/core/time/weekdays';
import { availabilityLabels } from './availability-labels';

type DayHoursProps = {
  weekday: number;
  values: Record<string, string>;
  errors: Record<string, string>;
};

const parts = Array.from({ length: MAX_DAY_PARTS }, (_, part) => part);

/** The first and the last start of each part of a weekday. */
export function DayHours({ weekday, values, errors }: DayHoursProps) {
  const names = parts.flatMap((part) => Object.values(partFields(weekday, part)));
  const refusals = names.filter((name) => errors[name]);

  const choice = (name: string) => (
    <Select
      id={fieldId(name)}
      name={name}
      aria-label={availabilityLabels[name]}
      aria-invalid={errors[name] ? true : undefined}
      aria-describedby={errors[name] ? `${fieldId(name)}-note` : undefined}
      defaultValue={values[name]}
      className="h-9 text-staff"
    >
      <option value="">–</option>
      {SLOT_LABELS.map((label) => (
        <option key={label}>{label}</option>
      ))}
    </Select>
  );

  return (
    <fieldset className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 py-2 lg:grid-cols-[7rem_8rem_auto_8rem_4rem_8rem_auto_8rem] lg:justify-start">
      <legend className="sr-only">{WEEKDAYS[weekday]}</legend>
      <span aria-hidden className="font-medium text-ink max-lg:col-span-3">
        {WEEKDAYS[weekday]}
      </span>
      {parts.map((part) => {
        const { opens, closes } = partFields(weekday, part);
        return (
          <Fragment key={part}>
            {part > 0 && (
              <span aria-hidden className="text-center text-ink-3 max-lg:col-span-3">
                and
              </span>
            )}
            {choice(opens)}
            <span aria-hidden className="text-ink-3">
              to
            </span>
            {choice(closes)}
          </Fragment>
        );
      })}
      {refusals.map((name) => (
        <p key={name} id={`${fieldId(name)}-note`} className="col-span-full text-staff text-high">
          {errors[name]}
        </p>
      ))}
    </fieldset>
  );
}
