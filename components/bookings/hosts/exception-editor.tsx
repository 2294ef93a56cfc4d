import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { withException } from '@/lib/bookings/hosts/exception-days';
import { type HostException, isWholeDay } from '@/lib/bookings/hosts/exceptions';
import { formattedDate } from '@/lib/core/time/business-time';
import { instantAt } from '@/lib/core/time/wall-clock';
import { AddException } from './add-exception';

type ExceptionEditorProps = {
  exceptions: readonly HostException[];
  onChange: (exceptions: HostException[]) => void;
  error: string | undefined;
};

const named = (day: string) => formattedDate(instantAt(day, '12:00'));

function textOf({ kind, from, until }: HostException): string {
  if (kind === 'extra') return `Extra starts ${from === until ? from : `${from}–${until}`}`;
  return isWholeDay({ from, until }) ? 'Off all day' : `Off ${from}–${until}`;
}

/** Dates that differ from the weekly hours, in chronological order. */
export function ExceptionEditor({ exceptions, onChange, error }: ExceptionEditorProps) {
  const [before, setBefore] = useState<readonly HostException[] | null>(null);
  return (
    <div className="max-w-2xl">
      {error && <p className="mb-2 text-staff text-high">{error}</p>}
      {exceptions.length === 0 && (
        <p className="border-y border-line py-3 text-ink-3">No upcoming exceptions.</p>
      )}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {exceptions.map((exception) => {
          const { day, kind, from } = exception;
          const name = `${named(day)}: ${textOf(exception)}`;
          return (
            <li key={`${day} ${kind} ${from}`} className="flex items-center gap-3 py-1">
              <span className="min-w-0 grow text-ink">{name}</span>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Remove ${name}`}
                onClick={() => {
                  setBefore(exceptions);
                  onChange(exceptions.filter((other) => other !== exception));
                }}
              >
                <Icon name="x" />
              </Button>
            </li>
          );
        })}
      </ul>
      {before && (
        <p role="status" className="flex items-center gap-3 py-2">
          Removed.
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              onChange([...before]);
              setBefore(null);
            }}
          >
            Undo
          </Button>
        </p>
      )}
      <AddException
        onAdd={(added, first, last) => {
          setBefore(null);
          onChange(withException(exceptions, added, first, last));
        }}
      />
    </div>
  );
}
