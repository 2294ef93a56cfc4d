'use client';

import { useState } from 'react';
import { HoursEditor } from '@/components/bookings/availability/hours-editor';
import { FormValue } from '@/components/records/form-value';
import { hoursField, SLOT_BOUNDS } from '@/lib/bookings/availability/form-values';
import { parseRanges } from '@/lib/bookings/availability/hours';
import { exceptionsOf, exceptionsText } from '@/lib/bookings/hosts/exceptions';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { WEEKDAYS } from '@/lib/core/time/weekdays';
import { ExceptionEditor } from './exception-editor';

type HostHoursProps = { values: Record<string, string>; errors: Record<string, string> };

/** Weekly hours of a host, with the dates that differ from them. */
export function HostHours({ values, errors }: HostHoursProps) {
  const [week, setWeek] = useState(() =>
    WEEKDAYS.map(
      (_, weekday) => parseRanges(values[hoursField(weekday)] ?? '', SLOT_BOUNDS).ranges,
    ),
  );
  const [exceptions, setExceptions] = useState(() => exceptionsOf(values.exceptions ?? ''));

  return (
    <div className="space-y-8">
      <section aria-labelledby="hours">
        <h2 id="hours" className="font-medium text-ink">
          Weekly hours
        </h2>
        <p className="mb-4">
          Each range goes from the first to the last start, {BUSINESS_TIME_ZONE_NAME}. Type 9–12,
          13:30–17; a day without ranges is closed. Company holidays are closed for everyone.
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
      <section aria-labelledby="exceptions">
        <h2 id="exceptions" className="font-medium text-ink">
          Exceptions
        </h2>
        <p className="mb-4">Time off and extra times on single days.</p>
        <FormValue name="exceptions" value={exceptionsText(exceptions)} />
        <ExceptionEditor
          exceptions={exceptions}
          onChange={setExceptions}
          error={errors.exceptions}
        />
      </section>
    </div>
  );
}
