'use client';

import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { saveAvailability } from '@/lib/bookings/availability/actions';
import type { UpcomingBooking } from '@/lib/bookings/availability/model';
import { MAX_HORIZON_DAYS } from '@/lib/bookings/availability/open-days';
import { availabilityForm } from '@/lib/bookings/availability/schema';
import type { CurrentRecord } from '@/lib/core/actions/current-record';
import { AvailabilityFields } from './availability-fields';
import { availabilityLabels as labels } from './availability-labels';

const numbers = [
  { name: 'slotLength', hint: 'Minutes that a consultation takes.' },
  { name: 'seats', hint: 'Consultations that can take place at the same time.' },
  { name: 'notice', hint: 'Minimum hours between booking and consultation.' },
  { name: 'horizon', hint: `Days that can be booked in advance, at most ${MAX_HORIZON_DAYS}.` },
  { name: 'firstReminder', hint: 'Hours before a consultation. 0 sends none.' },
  { name: 'lastReminder', hint: 'Hours before a consultation. 0 sends none.' },
  {
    name: 'changeNotice',
    hint: 'Visitors can move or cancel until this many hours before a consultation. Later bookings can be changed until the minimum notice.',
  },
];

type AvailabilityFormProps = {
  availability: CurrentRecord;
  upcoming: readonly UpcomingBooking[];
};

/** Form for the times at which consultations are offered. */
export function AvailabilityForm({ availability, upcoming }: AvailabilityFormProps) {
  return (
    <RecordForm
      name="availability"
      action={saveAvailability}
      schema={availabilityForm}
      labels={labels}
      initial={availability.values}
      version={availability.version}
      submitLabel="Save availability"
    >
      {(values, errors) => (
        <>
          <AvailabilityFields values={values} errors={errors} upcoming={upcoming} />
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
        </>
      )}
    </RecordForm>
  );
}
