'use client';

import { useState } from 'react';
import { FormValue } from '@/components/records/form-value';
import {
  holidaysOf,
  holidaysText,
  hoursField,
  SLOT_BOUNDS,
} from '@/lib/bookings/availability/form-values';
import { parseRanges } from '@/lib/bookings/availability/hours';
import type { UpcomingBooking } from '@/lib/bookings/availability/model';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { WEEKDAYS } from '@/lib/core/time/weekdays';
import { HolidayList } from './holiday-list';
import { HoursEditor } from './hours-editor';
import { HoursPreview } from './hours-preview';

type AvailabilityFieldsProps = {
  values: Record<string, string>;
  errors: Record<string, string>;
  upcoming: readonly UpcomingBooking[];
};

/** Fields for hours and holidays, with a preview of the effect before saving. */
export function AvailabilityFields({ values, errors, upcoming }: AvailabilityFieldsProps) {
  const [week, setWeek] = useState(() =>
    WEEKDAYS.map(
      (_, weekday) => parseRanges(values[hoursField(weekday)] ?? '', SLOT_BOUNDS).ranges,
    ),
  );
  const [holidays, setHolidays] = useState(() => holidaysOf(values.holidays ?? ''));

  return (
    <div className="space-y-8">
      <section aria-labelledby="hours">
        <h2 id="hours" className="font-medium text-ink">
          Weekly hours
        </h2>
        <p className="mb-4">
          Each range goes from the first to the last start, {BUSINESS_TIME_ZONE_NAME}. Type 9–12,
          13:30–17; a day without ranges is closed.
        </p>
        <HoursEditor
          week={week}
          onChange={(next) => setWeek(next.map((ranges) => [...ranges]))}
          bounds={SLOT_BOUNDS}
          fieldName={hoursField}
          typed={(weekday) => values[hoursField(weekday)]}
          errors={errors}
        />
      </section>
      <section aria-labelledby="holidays">
        <h2 id="holidays" className="font-medium text-ink">
          Holidays
        </h2>
        <p className="mb-4">Days on which no consultations are offered.</p>
        <FormValue name="holidays" value={holidaysText(holidays)} />
        <HolidayList holidays={holidays} onChange={setHolidays} error={errors.holidays} />
      </section>
      <HoursPreview week={week} holidays={holidays} upcoming={upcoming} />
    </div>
  );
}
