'use client';

import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RecordSelect } from '@/components/ui/record-select';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { ROLES, roleNames } from '@/lib/tasks/playbooks/playbook-steps';
import type { PlaybookStep } from '@/lib/tasks/playbooks/schema';
import { TASK_PRIORITIES, taskPriorityNames } from '@/lib/tasks/priorities';
import type { DraftStep } from './draft-steps';
import { StepDue } from './step-due';

type Choice = { id: string; name: string };

/** Form values of the playbook steps in react-hook-form. */
export type StepsForm = { steps: DraftStep[] };

type StepFieldsProps = {
  form: UseFormReturn<StepsForm, unknown, { steps: PlaybookStep[] }>;
  place: number;
  count: number;
  people: readonly Choice[];
  teams: readonly Choice[];
  onMove: (to: number, button: string) => void;
  onRemove: () => void;
};

/** One step of a playbook that can be edited, moved or removed. */
export function StepFields(props: StepFieldsProps) {
  const { form, place, count, onMove, onRemove } = props;
  const { control, register, setValue, formState } = form;
  const step = useWatch({ control, name: `steps.${place}` });
  const errors = formState.errors.steps?.[place];
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
      <Field label="Title" name={name('title')} error={errors?.title?.message} required>
        {(field) => <Input {...field} {...register(`steps.${place}.title`)} maxLength={200} />}
      </Field>
      <Field label="Description" name={name('description')} error={errors?.description?.message}>
        {(field) => (
          <Textarea
            {...field}
            {...register(`steps.${place}.description`)}
            rows={2}
            maxLength={2000}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Assignee" name={name('role')} optionalLabel={null}>
          {(field) => (
            <Select {...field} {...register(`steps.${place}.role`)}>
              {ROLES.map((role) => (
                <option key={role} value={role}>
                  {roleNames[role]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {chosen && (
          <Field
            key={chosen}
            label={chosen === 'team' ? 'Team' : 'Person'}
            name={name(chosen)}
            error={errors?.[chosen]?.message}
            required
          >
            {(field) => (
              <RecordSelect
                {...field}
                {...register(`steps.${place}.${chosen}`)}
                from={chosen === 'team' ? 'teams' : 'people'}
                choices={chosen === 'team' ? props.teams : props.people}
                none="Please choose"
                preset={step[chosen]}
              />
            )}
          </Field>
        )}
        <Field label="Priority" name={name('priority')} optionalLabel={null}>
          {(field) => (
            <Select {...field} {...register(`steps.${place}.priority`)}>
              {TASK_PRIORITIES.map((priority) => (
                <option key={priority} value={priority}>
                  {taskPriorityNames[priority]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <StepDue
        step={step}
        name={name}
        onChange={(changes) => setValue(`steps.${place}`, { ...step, ...changes })}
      />
    </div>
  );
}
