'use client';

import { useOpenRecord } from '@/components/lists/use-open-record';
import { RecordForm } from '@/components/records/record-form';
import { ChoiceField } from '@/components/ui/choice-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { savePlaybook } from '@/lib/tasks/playbooks/actions';
import type { Playbook } from '@/lib/tasks/playbooks/model';
import { playbookForm } from '@/lib/tasks/playbooks/schema';
import { STARTS, startOf } from '@/lib/tasks/playbooks/starts';
import { PlaybookSteps } from './playbook-steps';

const labels = {
  name: 'Name',
  start: 'Starts when',
  service: 'Only for the service',
  active: 'State',
  steps: 'Steps',
};

type Choice = { id: string; name: string };

type PlaybookFormProps = {
  /** Null for a new playbook. */
  playbook: Playbook | null;
  people: readonly Choice[];
  teams: readonly Choice[];
  services: readonly Choice[];
};

/** Form that creates or edits a playbook. */
export function PlaybookForm({ playbook, people, teams, services }: PlaybookFormProps) {
  const open = useOpenRecord();
  return (
    <RecordForm
      name={`playbook:${playbook?.id ?? 'new'}`}
      action={savePlaybook}
      schema={playbookForm}
      labels={labels}
      initial={{
        name: playbook?.name ?? '',
        start: playbook ? startOf(playbook) : 'consultation_bookings:booking.created',
        service: playbook?.serviceId ?? '',
        active: playbook?.isActive === false ? 'no' : 'yes',
        steps: JSON.stringify(playbook?.steps ?? []),
      }}
      version={playbook?.version}
      submitLabel={playbook ? 'Save playbook' : 'Create playbook'}
      onSaved={({ id }) => {
        if (!playbook) open(id);
      }}
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="id" value={playbook?.id ?? ''} />
          <Field label={labels.name} name="name" error={errors.name} required>
            {(control) => (
              <Input {...control} autoComplete="off" maxLength={80} defaultValue={values.name} />
            )}
          </Field>
          <ChoiceField
            label={labels.start}
            name="start"
            choices={Object.entries(STARTS).map(([id, name]) => ({ id, name }))}
            value={values.start}
            error={errors.start}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <ChoiceField
              label={labels.service}
              name="service"
              choices={services}
              from="allServices"
              none="All services"
              value={values.service}
              error={errors.service}
            />
            <ChoiceField
              label={labels.active}
              name="active"
              choices={[
                { id: 'yes', name: 'Active' },
                { id: 'no', name: 'Paused' },
              ]}
              value={values.active}
              error={errors.active}
            />
          </div>
          <PlaybookSteps
            initial={values.steps ?? '[]'}
            error={errors.steps}
            people={people}
            teams={teams}
          />
        </>
      )}
    </RecordForm>
  );
}
