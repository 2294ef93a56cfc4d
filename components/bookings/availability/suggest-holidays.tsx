import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { federalHolidays } from '@/lib/bookings/availability/federal-holidays';
import { businessDay } from '@/lib/core/time/business-time';
import { type Holiday, spanText } from './holiday-groups';

type SuggestHolidaysProps = {
  holidays: readonly Holiday[];
  onAdd: (holidays: readonly Holiday[]) => void;
};

/** Suggests the federal holidays of this year and the next, to add one by one. */
export function SuggestHolidays({ holidays, onAdd }: SuggestHolidaysProps) {
  const [year, setYear] = useState<number | null>(null);
  const today = businessDay(new Date());
  const thisYear = Number(today.slice(0, 4));
  const days = new Set(holidays.map(({ day }) => day));
  const missing = federalHolidays(year ?? thisYear).filter(
    ({ day }) => day >= today && !days.has(day),
  );
  return (
    <div className="mt-4">
      <p className="flex flex-wrap items-center gap-2">
        US federal holidays:
        {[thisYear, thisYear + 1].map((choice) => (
          <Button
            key={choice}
            variant="secondary"
            size="sm"
            aria-expanded={year === choice}
            aria-label={`Suggest the federal holidays of ${choice}`}
            onClick={() => setYear(year === choice ? null : choice)}
          >
            {choice}
          </Button>
        ))}
      </p>
      {year && missing.length === 0 && <p className="mt-2 text-ink-3">All of {year} are listed.</p>}
      {year && missing.length > 0 && (
        <div className="mt-3 rounded-surface border border-line p-3">
          <ul className="grid gap-1">
            {missing.map((holiday) => (
              <li key={holiday.day} className="flex items-center gap-3">
                <span className="min-w-0 grow text-ink">
                  {holiday.name}
                  <span className="block text-staff text-ink-3">
                    {spanText(holiday.day, holiday.day)}
                  </span>
                </span>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Add ${holiday.name}`}
                  onClick={() => onAdd([holiday])}
                >
                  Add
                </Button>
              </li>
            ))}
          </ul>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => onAdd(missing)}>
            Add all {missing.length}
          </Button>
        </div>
      )}
    </div>
  );
}
