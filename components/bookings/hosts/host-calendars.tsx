'use client';

import { RecordForm } from '@/components/records/record-form';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Status } from '@/components/ui/status';
import {
  addHostCalendar,
  readHostCalendar,
  removeHostCalendar,
} from '@/lib/bookings/hosts/actions';
import { readingSummary, unclearEvents } from '@/lib/bookings/hosts/calendar-health';
import { MAX_CALENDAR_NAME } from '@/lib/bookings/hosts/calendars/ics/clean-name';
import type { HostCalendar } from '@/lib/bookings/hosts/model';
import { calendarForm } from '@/lib/bookings/hosts/schema';
import { zonedMoment } from '@/lib/core/time/business-time';
import { CalendarName } from './calendar-name';

type HostCalendarsProps = { host: string; calendars: readonly HostCalendar[] };

function stateOf(calendar: HostCalendar) {
  const { failingSince, lastReadAt, unclearCount } = calendar;
  if (failingSince) {
    const kept = lastReadAt ? ` The busy times of ${zonedMoment(lastReadAt)} stay.` : '';
    return { tone: 'high' as const, text: `Fails since ${zonedMoment(failingSince)}.${kept}` };
  }
  if (!lastReadAt) return { tone: 'neutral' as const, text: 'Not read yet' };
  return {
    tone: unclearCount > 0 ? ('high' as const) : ('low' as const),
    text: `Read ${zonedMoment(lastReadAt)}: ${readingSummary(calendar)}`,
  };
}

/** External calendars that mark a host as busy. */
export function HostCalendars({ host, calendars }: HostCalendarsProps) {
  const { run, isPending } = useStaffAction();
  return (
    <div className="max-w-2xl space-y-4">
      {calendars.length > 0 && (
        <ul aria-label="Calendars" className="divide-y divide-line border-y border-line">
          {calendars.map((calendar) => {
            const { id, title } = calendar;
            const problem = calendar.error ?? unclearEvents(calendar);
            const { tone, text } = stateOf(calendar);
            return (
              <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
                <div className="min-w-48 grow">
                  <CalendarName calendar={calendar} />
                  <Status tone={tone}>{text}</Status>
                  {problem && <p className="wrap-anywhere">{problem}</p>}
                </div>
                <Button
                  variant="secondary"
                  size="sm"
                  pending={isPending}
                  aria-label={`Read ${title} now`}
                  onClick={() => run(() => readHostCalendar({ id, host }))}
                >
                  Refresh now
                </Button>
                <Button
                  variant="quiet-danger"
                  size="sm"
                  aria-label={`Remove ${title}`}
                  onClick={() => run(() => removeHostCalendar({ id }))}
                >
                  Remove
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <RecordForm
        name={`host-calendar:${host}`}
        action={addHostCalendar}
        schema={calendarForm}
        labels={{ url: 'Calendar URL', name: 'Name' }}
        initial={{ url: '', name: '' }}
        submitLabel="Add calendar"
        pendingLabel="Reading…"
      >
        {(values, errors) => (
          <>
            <input type="hidden" name="host" value={host} />
            <Field
              label="Calendar URL"
              name="url"
              error={errors.url}
              hint="The private iCal or ICS address that your calendar program shows. We read when you are busy, every 15 minutes. We keep titles only of events that we cannot read. The address is never shown again."
              required
            >
              {(control) => (
                <Input
                  {...control}
                  type="url"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={2000}
                  placeholder="https://"
                  defaultValue={values.url}
                />
              )}
            </Field>
            <Field
              label="Name"
              name="name"
              error={errors.name}
              hint="Such as Work or Family. Empty: the calendar’s own name."
            >
              {(control) => (
                <Input {...control} maxLength={MAX_CALENDAR_NAME} defaultValue={values.name} />
              )}
            </Field>
          </>
        )}
      </RecordForm>
    </div>
  );
}
