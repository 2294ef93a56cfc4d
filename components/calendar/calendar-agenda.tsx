import { Icon } from '@/components/ui/icon';
import { hiddenCount } from '@/lib/calendar/days';
import type { CalendarData, CalendarEvent } from '@/lib/calendar/model';
import { businessDay, formattedDate } from '@/lib/core/time/business-time';
import { instantAt } from '@/lib/core/time/wall-clock';
import { readableTime } from '@/lib/core/time/wording';
import { marks } from './marks';

type CalendarAgendaProps = {
  data: CalendarData;
  isLoading: boolean;
  onOpenEvent: (event: CalendarEvent) => void;
  onOpenDay: (day: string) => void;
};

/** Returns the id of an event's agenda line. Focus returns there when the event's details close. */
export const agendaLineId = (event: CalendarEvent) => `agenda-${event.id}`;

function partsOf(event: CalendarEvent): string[] {
  if (event.type === 'webinar') return ['Webinar', event.presenter];
  return event.type === 'task'
    ? [`Task, ${marks[event.tone].word.toLowerCase()}`, event.assignee]
    : [event.meeting, event.company];
}

function what(event: CalendarEvent): string {
  return partsOf(event).filter(Boolean).join(' · ');
}

/** Agenda view for phones: the days of the period with time, person and subject. Past days are collapsed. */
export function CalendarAgenda({ data, isLoading, onOpenEvent, onOpenDay }: CalendarAgendaProps) {
  const today = businessDay(new Date());
  const days = Object.entries(data.days)
    .filter(([, { total }]) => total > 0)
    .toSorted(([one], [other]) => one.localeCompare(other));
  const earlier = days.filter(([day]) => day < today);
  const coming = days.filter(([day]) => day >= today);

  const list = (shown: typeof days) => (
    <ol className="divide-y divide-line">
      {shown.map(([day, { events }]) => {
        const hidden = hiddenCount(data, day);
        return (
          <li key={day} className="px-4 py-3">
            <h3 className="font-medium text-ink">
              {day === today ? 'Today, ' : ''}
              {formattedDate(instantAt(day, '00:00'))}
            </h3>
            <ul>
              {events.map((event) => (
                <li key={event.id}>
                  <button
                    type="button"
                    id={agendaLineId(event)}
                    aria-haspopup="dialog"
                    onClick={() => onOpenEvent(event)}
                    className="flex min-h-11 w-full items-start gap-3 py-1.5 text-left hover:bg-hover"
                  >
                    <span className="w-18 shrink-0 font-mono text-[0.8125rem]">
                      {readableTime(new Date(event.start))}
                    </span>
                    <Icon
                      name={marks[event.tone].icon}
                      className={`mt-1 size-3 shrink-0 [--icon-stroke:2.5] ${marks[event.tone].colour}`}
                    />
                    <span className="min-w-0">
                      <span className="block break-words text-ink">{event.title}</span>
                      <span className="block break-words text-ink-3">{what(event)}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            {hidden > 0 && (
              <button
                type="button"
                onClick={() => onOpenDay(day)}
                className="min-h-11 text-accent underline underline-offset-4"
              >
                {hidden} more on this day
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );

  return (
    <section
      aria-label="Agenda"
      aria-busy={isLoading}
      className="calendar-agenda rounded-surface border border-line bg-surface aria-busy:opacity-60"
    >
      {earlier.length > 0 && (
        <details className="border-b border-line" open={coming.length === 0}>
          <summary className="cursor-pointer px-4 py-3 text-ink-2">
            {earlier.length === 1 ? 'One earlier day' : `${earlier.length} earlier days`}
          </summary>
          {list(earlier)}
        </details>
      )}
      {days.length === 0 ? <p className="px-4 py-5">Nothing is planned here.</p> : list(coming)}
    </section>
  );
}
