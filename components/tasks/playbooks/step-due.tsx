'use client';

import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { DraftStep } from './draft-steps';

const timings = [
  { id: 'days before', unit: 'days', sign: -1 },
  { id: 'days after', unit: 'days', sign: 1 },
  { id: 'hours before', unit: 'hours', sign: -1 },
  { id: 'hours after', unit: 'hours', sign: 1 },
  { id: 'no due date', unit: 'none', sign: 1 },
] as const;

type StepDueProps = {
  step: DraftStep;
  /** Returns the name of a field of this step. */
  name: (field: string) => string;
  onChange: (changes: Partial<DraftStep>) => void;
};

/** Fields for the due date of a step, relative to the trigger, and its checklist. */
export function StepDue({ step, name, onChange }: StepDueProps) {
  const timing =
    timings.find(
      ({ unit, sign }) => unit === step.unit && (unit === 'none' || sign * step.amount > 0),
    ) ??
    timings.find(({ unit, sign }) => unit === step.unit && sign > 0) ??
    timings[4];
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        {step.unit !== 'none' && (
          <Field label="Due" name={name('amount')} optionalLabel={null}>
            {(control) => (
              <Input
                {...control}
                type="number"
                min={0}
                max={365}
                value={Math.abs(step.amount)}
                onChange={({ target }) =>
                  onChange({ amount: timing.sign * Math.min(365, Number(target.value) || 0) })
                }
              />
            )}
          </Field>
        )}
        <Field label="Relative to the date" name={name('timing')} optionalLabel={null}>
          {(control) => (
            <Select
              {...control}
              value={timing.id}
              onChange={({ target }) => {
                const next = timings.find(({ id }) => id === target.value) ?? timings[4];
                // Zero has no sign, so "before" would be lost.
                onChange({
                  unit: next.unit,
                  amount: next.sign * (Math.abs(step.amount) || (next.sign < 0 ? 1 : 0)),
                });
              }}
            >
              {timings.map(({ id }) => (
                <option key={id}>{id}</option>
              ))}
            </Select>
          )}
        </Field>
        {step.unit === 'days' && (
          <Field label="At" name={name('time')} hint={BUSINESS_TIME_ZONE_NAME}>
            {(control) => (
              <Input
                {...control}
                type="time"
                value={step.time}
                onChange={({ target }) => onChange({ time: target.value })}
              />
            )}
          </Field>
        )}
      </div>
      <Field label="Checklist" name={name('checklist')} hint="One item per line.">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            defaultValue={step.checklist.join('\n')}
            onChange={({ target }) =>
              onChange({
                checklist: target.value
                  .split('\n')
                  .map((item) => item.trim())
                  .filter(Boolean),
              })
            }
          />
        )}
      </Field>
    </>
  );
}
