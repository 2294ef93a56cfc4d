'use client';

import { useState } from 'react';
import { FormValue } from '@/components/records/form-value';
import { TickBox } from '@/components/ui/tick-box';
import { WEBHOOK_TYPES } from '@/lib/outbox/webhook-types';

type EventTypesFieldProps = {
  /** Chosen event types, separated by spaces; empty for all types. */
  initial: string;
  error?: string;
};

/** Checkboxes for the event types of an endpoint. The form sends them as one text. */
export function EventTypesField({ initial, error }: EventTypesFieldProps) {
  const [isAll, setAll] = useState(initial === '');
  const [chosen, setChosen] = useState(() => initial.split(' ').filter(Boolean));
  const types = isAll ? [] : WEBHOOK_TYPES.filter((type) => chosen.includes(type));
  return (
    <fieldset className="space-y-3">
      <legend className="pb-1 text-[0.9375rem] font-medium text-ink">Events</legend>
      <FormValue name="types" value={types.join(' ')} />
      <label className="flex min-h-8 items-center gap-2">
        <TickBox
          type="checkbox"
          className="size-4 accent-accent"
          checked={isAll}
          onChange={({ target }) => setAll(target.checked)}
        />
        All events, including those of later releases
      </label>
      {!isAll && (
        <div className="grid gap-x-4 sm:grid-cols-2">
          {WEBHOOK_TYPES.map((type) => (
            <label key={type} className="flex min-h-8 items-center gap-2 font-mono text-staff">
              <TickBox
                type="checkbox"
                className="size-4 accent-accent"
                checked={chosen.includes(type)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked ? [...chosen, type] : chosen.filter((other) => other !== type),
                  )
                }
              />
              {type}
            </label>
          ))}
        </div>
      )}
      {!isAll && types.length === 0 && (
        <p className="text-staff text-ink-3">If none is chosen, it gets all events.</p>
      )}
      {error && <p className="text-staff text-high">{error}</p>}
    </fieldset>
  );
}
