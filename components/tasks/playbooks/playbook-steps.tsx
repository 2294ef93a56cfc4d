'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { moved } from '@/lib/tasks/playbooks/playbook-steps';
import { blankStep, type DraftStep, draftSteps } from './draft-steps';
import { StepFields } from './step-fields';

type Choice = { id: string; name: string };

type PlaybookStepsProps = {
  /** The steps as JSON. */
  initial: string;
  error?: string;
  people: readonly Choice[];
  teams: readonly Choice[];
};

const FACTS = ['{client}', '{company}', '{service}', '{date}'];

/** The tasks of a playbook in their order, which its form sends as one JSON text. */
export function PlaybookSteps({ initial, error, people, teams }: PlaybookStepsProps) {
  const [steps, setSteps] = useState<DraftStep[]>(() => draftSteps(initial));
  const [said, setSaid] = useState('');

  function move(from: number, to: number, button: string) {
    setSteps(moved(steps, from, to));
    // A moved element loses the focus of the button that moved it.
    requestAnimationFrame(() => document.getElementById(button)?.focus());
    setSaid(`Moved to place ${to + 1} of ${steps.length}.`);
  }

  return (
    <fieldset className="space-y-4">
      <legend className="text-[0.9375rem] font-medium text-ink">Steps</legend>
      <p className="text-staff text-ink-3">
        Each step becomes a task. In texts you can write {FACTS.join(' ')}.
      </p>
      <input type="hidden" name="steps" value={JSON.stringify(steps)} />
      <ol className="space-y-4">
        {steps.map((step, place) => (
          <li key={step.id} className="rounded-panel border border-line p-4">
            <StepFields
              step={step}
              place={place}
              count={steps.length}
              people={people}
              teams={teams}
              onChange={(changes) =>
                setSteps(
                  steps.map((other) => (other.id === step.id ? { ...other, ...changes } : other)),
                )
              }
              onMove={(to, button) => move(place, to, button)}
              onRemove={() => setSteps(steps.filter(({ id }) => id !== step.id))}
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
        disabled={steps.length >= 20}
        onClick={() => setSteps([...steps, blankStep()])}
      >
        Add step
      </Button>
    </fieldset>
  );
}
