'use client';

import { type FormEvent, useId, useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { renameHostCalendar } from '@/lib/bookings/hosts/actions';
import { MAX_CALENDAR_NAME } from '@/lib/bookings/hosts/calendars/ics/clean-name';
import type { HostCalendar } from '@/lib/bookings/hosts/model';

type CalendarNameProps = { calendar: HostCalendar };

/** Name of a calendar, editable in place. */
export function CalendarName({ calendar: { id, name, title, hostname } }: CalendarNameProps) {
  const field = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { run, isPending } = useStaffAction();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (await run(() => renameHostCalendar({ id, name: typed ?? '' }))) setTyped(null);
  }

  if (typed === null) {
    return (
      <p className="wrap-anywhere">
        <span className="font-medium text-ink">{title}</span>
        {name && hostname && <span className="text-ink-3"> ({hostname})</span>}{' '}
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Rename ${title}`}
          onClick={() => setTyped(name ?? '')}
        >
          Rename
        </Button>
      </p>
    );
  }
  return (
    <form onSubmit={save} className="grid gap-1.5">
      <label htmlFor={field} className="text-staff text-ink">
        Name
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={field}
          // The input replaces the clicked button, so it takes the focus.
          ref={(input) => input?.focus()}
          value={typed}
          maxLength={MAX_CALENDAR_NAME}
          placeholder="As the calendar calls itself"
          className="h-10 w-64 max-w-full text-staff"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="sm" pending={isPending}>
          Save name
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setTyped(null)}>
          Keep {title}
        </Button>
      </div>
    </form>
  );
}
