'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { FormValue } from '@/components/records/form-value';
import { Button } from '@/components/ui/button';
import { type PlaybookStep, playbookStep } from '@/lib/tasks/playbooks/schema';
import { blankStep, draftSteps } from './draft-steps';
import { StepFields, type StepsForm } from './step-fields';

type Choice = { id: string; name: string };

type PlaybookStepsProps = {
  /** Steps as JSON. */
  initial: string;
  error?: string;
  people: readonly Choice[];
  teams: readonly Choice[];
};

const resolver = zodResolver(z.object({ steps: z.array(playbookStep) }));

const FACTS = ['{client}', '{company}', '{service}', '{date}'];

/** Ordered task list of a playbook. The form sends it as a single JSON value. */
export function PlaybookSteps({ initial, error, people, teams }: PlaybookStepsProps) {
  const form = useForm<StepsForm, unknown, { steps: PlaybookStep[] }>({
    defaultValues: { steps: draftSteps(initial) },
    resolver,
    mode: 'onTouched',
  });
  const { control, trigger } = form;
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: 'steps',
    keyName: 'key',
  });
  const steps = useWatch({ control, name: 'steps' });
  const [said, setSaid] = useState('');

  // After the surrounding form has found an error, each step shows its own errors.
  useEffect(() => {
    if (error) void trigger();
  }, [error, trigger]);

  function moveStep(from: number, to: number, button: string) {
    move(from, to);
    // Moving a DOM element removes focus from its button, so restore it.
    requestAnimationFrame(() => document.getElementById(button)?.focus());
    setSaid(`Moved to place ${to + 1} of ${fields.length}.`);
  }

  return (
    <fieldset className="space-y-4">
      <legend className="text-[0.9375rem] font-medium text-ink">Steps</legend>
      <p className="text-staff text-ink-3">
        Each step becomes a task. In texts you can write {FACTS.join(' ')}.
      </p>
      <FormValue name="steps" value={JSON.stringify(steps)} />
      <ol className="space-y-4">
        {fields.map(({ key }, place) => (
          <li key={key} className="rounded-panel border border-line p-4">
            <StepFields
              form={form}
              place={place}
              count={fields.length}
              people={people}
              teams={teams}
              onMove={(to, button) => moveStep(place, to, button)}
              onRemove={() => remove(place)}
            />
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {error && <p className="text-staff text-high">{error}</p>}
      <Button
        variant="secondary"
        size="sm"
        disabled={fields.length >= 20}
        onClick={() => append(blankStep(), { shouldFocus: false })}
      >
        Add step
      </Button>
    </fieldset>
  );
}
