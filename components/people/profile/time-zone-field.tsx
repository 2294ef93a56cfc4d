'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useVisitorTimeZone } from '@/components/ui/use-visitor-time-zone';

type TimeZoneFieldProps = {
  label: string;
  value: string | undefined;
  error?: string;
  zones: readonly string[];
};

/** A time zone, found by typing a part of its name, or taken from this browser. */
export function TimeZoneField({ label, value = '', error, zones }: TimeZoneFieldProps) {
  const [zone, setZone] = useState(value);
  const here = useVisitorTimeZone();
  const input = useRef<HTMLInputElement>(null);

  // Only the document holds what was typed before the page was interactive.
  useEffect(() => setZone(input.current?.value ?? value), [value]);

  function choose(name: string) {
    if (!input.current) return;
    input.current.value = name;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    setZone(name);
  }

  return (
    <div className="space-y-2">
      <Field
        label={label}
        name="timeZone"
        error={error}
        hint="Type a city or a continent. Reminders and the morning email use it."
        required
      >
        {(control) => (
          <Input
            {...control}
            list="time-zones"
            autoComplete="off"
            spellCheck={false}
            ref={input}
            // Not controlled: what was typed before the page is interactive must stay.
            defaultValue={value}
            onChange={({ target }) => setZone(target.value)}
          />
        )}
      </Field>
      <datalist id="time-zones">
        {zones.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {here && here !== zone && zones.includes(here) && (
        <Button variant="secondary" size="sm" onClick={() => choose(here)}>
          Use this browser’s zone, {here}
        </Button>
      )}
    </div>
  );
}
