import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { dayPlus } from '@/lib/core/time/days';
import { AddHolidays } from './add-holidays';
import { type Holiday, holidayGroups, spanText } from './holiday-groups';
import { SuggestHolidays } from './suggest-holidays';

type HolidayListProps = {
  holidays: readonly Holiday[];
  onChange: (holidays: Holiday[]) => void;
  error: string | undefined;
};

/** List of holidays. Consecutive days with the same name share one line. */
export function HolidayList({ holidays, onChange, error }: HolidayListProps) {
  const [removed, setRemoved] = useState<Holiday[]>([]);

  function add(more: readonly Holiday[]) {
    const days = new Map([...holidays, ...more].map((holiday) => [holiday.day, holiday]));
    onChange([...days.values()].sort((a, b) => a.day.localeCompare(b.day)));
    setRemoved([]);
  }

  return (
    <div className="max-w-2xl">
      {error && <p className="mb-2 text-staff text-high">{error}</p>}
      {holidays.length === 0 && (
        <p className="border-y border-line py-3 text-ink-3">No holidays.</p>
      )}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {holidayGroups(holidays).map(({ first, last, name }) => (
          <li key={first} className="flex items-center gap-3 py-1">
            <span className="min-w-0 grow wrap-anywhere text-ink">
              {name}
              <span className="block text-staff text-ink-3">{spanText(first, last)}</span>
            </span>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove ${name}, ${spanText(first, last)}`}
              onClick={() => {
                const isGone = ({ day }: Holiday) => first <= day && day <= last;
                setRemoved(holidays.filter(isGone));
                onChange(holidays.filter((holiday) => !isGone(holiday)));
              }}
            >
              <Icon name="x" />
            </Button>
          </li>
        ))}
      </ul>
      {removed[0] && (
        <p role="status" className="flex items-center gap-3 py-2">
          Removed {removed[0].name}.
          <Button variant="secondary" size="sm" onClick={() => add(removed)}>
            Undo
          </Button>
        </p>
      )}
      <AddHolidays
        onAdd={(from, to, name) => {
          const days: Holiday[] = [];
          for (let day = from; day <= to; day = dayPlus(day, 1)) days.push({ day, name });
          add(days);
        }}
      />
      <SuggestHolidays holidays={holidays} onAdd={add} />
    </div>
  );
}
