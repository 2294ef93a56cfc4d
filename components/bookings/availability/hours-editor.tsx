'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { HourBounds, HourRange, WeekHours } from '@/lib/bookings/availability/hours';
import { WEEKDAYS } from '@/lib/core/time/weekdays';
import { DayRanges } from './day-ranges';
import { HoursGrid } from './hours-grid';
import { WEEK } from './week';

type HoursEditorProps = {
  /** Time ranges by weekday, starting with Sunday (0). */
  week: WeekHours;
  onChange: (week: WeekHours) => void;
  bounds: HourBounds;
  /** Returns the name of the form field that sends the typed ranges of a weekday. */
  fieldName: (weekday: number) => string;
  /** Returns the raw text of a weekday from a kept draft or a refused form; it may be invalid. */
  typed?: (weekday: number) => string | undefined;
  /** Errors from the server by field name. */
  errors?: Record<string, string>;
};

/** Editor for weekly hours by pointer, keyboard or text. It does not depend on where the hours are stored. */
export function HoursEditor(props: HoursEditorProps) {
  const { week, onChange, bounds, fieldName, typed, errors = {} } = props;
  const [source, setSource] = useState(1);

  const put = (weekdays: readonly number[], ranges: readonly HourRange[]) =>
    onChange(week.map((before, weekday) => (weekdays.includes(weekday) ? ranges : before)));

  return (
    <div className="grid gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <HoursGrid week={week} onChange={onChange} bounds={bounds} />
      <div>
        <div className="grid gap-2">
          {WEEK.map((weekday) => (
            <DayRanges
              key={WEEKDAYS[weekday]}
              weekday={weekday}
              name={fieldName(weekday)}
              ranges={week[weekday] ?? []}
              initial={typed?.(weekday)}
              error={errors[fieldName(weekday)]}
              bounds={bounds}
              onChange={(ranges) => put([weekday], ranges)}
            />
          ))}
        </div>
        <fieldset className="mt-3 flex flex-wrap items-center gap-2 text-staff">
          <legend className="sr-only">Copy the hours of a day</legend>
          <span aria-hidden>Copy</span>
          <Select
            aria-label="Day to copy"
            value={source}
            onChange={({ target }) => setSource(Number(target.value))}
            className="h-9 text-staff"
          >
            {WEEK.map((weekday) => (
              <option key={weekday} value={weekday}>
                {WEEKDAYS[weekday]}
              </option>
            ))}
          </Select>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => put([1, 2, 3, 4, 5], week[source] ?? [])}
          >
            to weekdays
          </Button>
          <Button variant="secondary" size="sm" onClick={() => put([...WEEK], week[source] ?? [])}>
            to all days
          </Button>
        </fieldset>
      </div>
    </div>
  );
}
