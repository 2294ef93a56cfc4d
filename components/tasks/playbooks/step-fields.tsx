'use client';

import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { ROLES, roleNames } from '@/lib/tasks/playbooks/playbook-steps';
import { TASK_PRIORITIES, taskPriorityNames } from '@/lib/tasks/priorities';
import type { DraftStep } from './draft-steps';
import { StepDue } from './step-due';

type Choice = { id: string; name: string };

type StepFieldsProps = {
  step: DraftStep;
  place: number;
  count: number;
  people: readonly Choice[];
  teams: readonly Choice[];
  onChange: (changes: Partial<DraftStep>) => void;
  onMove: (to: number, button: string) => void;
  onRemove: () => void;
};

/** One step of a playbook to edit, move or remove. */
export function StepFields(props: StepFieldsProps) {
  const { step, place, count, onChange, onMove, onRemove } = props;
  const name = (field: string) => `step-${step.id}-${field}`;
  const named = step.title || `step ${place + 1}`;
  const chosen = step.role === 'person' || step.role === 'team' ? step.role : null;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-1">
        <h4 className="grow font-medium text-ink">Step {place + 1}</h4>
        {([-1, 1] as const).map((by) => (
          <Button
            key={by}
            id={name(by < 0 ? 'up' : 'down')}
            variant="quiet"
            size="sm"
            aria-label={`Move ${named} ${by < 0 ? 'up' : 'down'}`}
            aria-disabled={place + by < 0 || place + by >= count || undefined}
            onClick={() => {
              if (place + by >= 0 && place + by < count) {
                onMove(place + by, name(by < 0 ? 'up' : 'down'));
              }
            }}
          >
            {by < 0 ? 'Up' : 'Down'}
          </Button>
        ))}
        <Button variant="quiet-danger" size="sm" aria-label={`Remove ${named}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <Field label="Title" name={name('title')} required>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            value={step.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </Field>
      <Field label="Description" name={name('description')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={2000}
            value={step.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Assignee" name={name('role')} optionalLabel={null}>
          {(control) => (
            <Select
              {...control}
              value={step.role}
              onChange={({ target }) =>
                onChange({ role: ROLES.find((role) => role === target.value) ?? 'nobody' })
              }
            >
              {ROLES.map((role) => (
                <option key={role} value={role}>
                  {roleNames[role]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {chosen && (
          <Field label={chosen === 'team' ? 'Team' : 'Person'} name={name(chosen)} required>
            {(control) => (
              <Select
                {...control}
                value={step[chosen]}
                onChange={({ target }) => onChange({ [chosen]: target.value })}
              >
                <option value="">Please choose</option>
                {(chosen === 'team' ? props.teams : props.people).map((choice) => (
                  <option key={choice.id} value={choice.id}>
                    {choice.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label="Priority" name={name('priority')} optionalLabel={null}>
          {(control) => (
            <Select
              {...control}
              value={step.priority}
              onChange={({ target }) =>
                onChange({
                  priority: TASK_PRIORITIES.find((one) => one === target.value) ?? 'medium',
                })
              }
            >
              {TASK_PRIORITIES.map((priority) => (
                <option key={priority} value={priority}>
                  {taskPriorityNames[priority]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <StepDue step={step} name={name} onChange={onChange} />
    </div>
  );
}
