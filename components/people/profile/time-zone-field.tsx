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

/** Time zone field with search by name and a button for the browser's zone. */
export function TimeZoneField({ label, value = '', error, zones }: TimeZoneFieldProps) {
  const [zone, setZone] = useState(value);
  const here = useVisitorTimeZone();
  const input = useRef<HTMLInputElement>(null);

  // Text typed before hydration exists only in the DOM.
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
            // Uncontrolled, so that text typed before hydration is kept.
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
