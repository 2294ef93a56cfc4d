import { formattedDate } from '@/lib/core/time/business-time';

type DayTopProps = { date: Date; number: string; hidden: number; onOpen: () => void };

/** Head of a day in the month view: its number and the count of hidden events; both open the day. */
export function DayTop({ date, number, hidden, onOpen }: DayTopProps) {
  const name = formattedDate(date);
  return (
    <span className="day-top">
      {hidden > 0 && (
        <button
          type="button"
          className="day-more"
          aria-label={`+${hidden} more on ${name}`}
          onClick={onOpen}
        >
          +{hidden}
          <span className="day-more-word"> more</span>
        </button>
      )}
      <button
        type="button"
        className="day-number"
        aria-label={`${number}: ${name}`}
        onClick={onOpen}
      >
        {number}
      </button>
    </span>
  );
}
