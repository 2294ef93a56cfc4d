import { brand } from '@/lib/brand';
import { dayId, type MonthDay, nameOfDay } from './month-grid';

type NextDaysProps = {
  days: readonly MonthDay[];
  selected: string | undefined;
  onChoose: (date: string) => void;
  /** Note shown if few or no days are free. */
  note: string;
};

/** Next free days, each with its number of free times. */
export function NextDays({ days, selected, onChoose, note }: NextDaysProps) {
  return (
    <>
      <div className="grid grid-cols-5 gap-2">
        {days.map((day) => {
          const [weekday, monthDay = ''] = day.label.split(', ');
          return (
            <label key={day.date} className="next-day-tile">
              <input
                type="radio"
                name="date"
                id={dayId(day)}
                disabled={day.freeCount === 0}
                aria-label={nameOfDay(day)}
                value={day.date}
                checked={selected === day.date}
                onChange={() => onChoose(day.date)}
              />
              <span aria-hidden>{weekday?.slice(0, 3)}</span>
              <b aria-hidden>
                {monthDay.slice(0, 3)} {day.dayOfMonth}
              </b>
              <span aria-hidden>{day.freeCount || 'none'} free</span>
            </label>
          );
        })}
      </div>
      {note && (
        <p className={`text-staff text-ink-2 ${days.length > 0 ? 'mt-3' : ''}`}>
          {note} If none suits you, call{' '}
          <a href={brand.phone.href} className="whitespace-nowrap text-accent underline">
            {brand.phone.label}
          </a>
          .
        </p>
      )}
    </>
  );
}
