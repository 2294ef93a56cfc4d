'use client';

import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { saveAvailability } from '@/lib/bookings/availability/actions';
import { MAX_HORIZON_DAYS } from '@/lib/bookings/availability/rules';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { CurrentRecord } from '@/lib/core/actions/current-record';
import { WEEKDAYS } from '@/lib/core/time/weekdays';
import { availabilityLabels as labels } from './availability-labels';
import { DayHours } from './day-hours';

/** Monday first, as most people read a week. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

const numbers = [
  { name: 'slotLength', hint: 'Minutes that a consultation takes.' },
  { name: 'seats', hint: 'Consultations that can take place at the same time.' },
  { name: 'notice', hint: 'Hours that a booking must be ahead of its time.' },
  { name: 'horizon', hint: `Days that can be booked ahead, at most ${MAX_HORIZON_DAYS}.` },
  { name: 'firstReminder', hint: 'Hours before a consultation. 0 sends none.' },
  { name: 'lastReminder', hint: 'Hours before a consultation. 0 sends none.' },
  {
    name: 'changeNotice',
    hint: 'Hours before a consultation until which visitors may move or cancel it.',
  },
];

/** Edits the times at which consultations are offered. */
export function AvailabilityForm({ availability }: { availability: CurrentRecord }) {
  return (
    <RecordForm
      name="availability"
      action={saveAvailability}
      labels={labels}
      initial={availability.values}
      version={availability.version}
      submitLabel="Save availability"
    >
      {(values, errors) => (
        <>
          <section aria-labelledby="hours">
            <h2 id="hours" className="font-medium text-ink">
              Weekly hours
            </h2>
            <p>
              First and last start of each day, {BUSINESS_TIME_ZONE_NAME}. A day without times is
              closed; a second pair leaves a break.
            </p>
            <div className="mt-3 divide-y divide-line border-y border-line">
              {WEEK.map((weekday) => (
                <DayHours
                  key={WEEKDAYS[weekday]}
                  weekday={weekday}
                  values={values}
                  errors={errors}
                />
              ))}
            </div>
          </section>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {numbers.map(({ name, hint }) => (
              <Field
                key={name}
                label={labels[name]}
                name={name}
                error={errors[name]}
                hint={hint}
                required
              >
                {(control) => (
                  <Input {...control} inputMode="numeric" defaultValue={values[name]} />
                )}
              </Field>
            ))}
          </div>
          <Field
            label={labels.holidays}
            name="holidays"
            error={errors.holidays}
            hint="One a line: 2026-12-25 Christmas Day"
          >
            {(control) => <Textarea {...control} rows={6} defaultValue={values.holidays} />}
          </Field>
        </>
      )}
    </RecordForm>
  );
}
