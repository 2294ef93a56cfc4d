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
  /** The steps as JSON. */
  initial: string;
  error?: string;
  people: readonly Choice[];
  teams: readonly Choice[];
};

const resolver = zodResolver(z.object({ steps: z.array(playbookStep) }));

const FACTS = ['{client}', '{company}', '{service}', '{date}'];

/** The tasks of a playbook in their order, which its form sends as one JSON text. */
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

  // The form around the steps has found a mistake: each step shows its own.
  useEffect(() => {
    if (error) void trigger();
  }, [error, trigger]);

  function moveStep(from: number, to: number, button: string) {
    move(from, to);
    // A moved element loses the focus of the button that moved it.
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
