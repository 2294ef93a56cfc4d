'use client';

import { useOpenRecord } from '@/components/lists/use-open-record';
import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { saveTeam } from '@/lib/people/teams/actions';
import type { Team } from '@/lib/people/teams/model';
import { teamForm } from '@/lib/people/teams/schema';

const labels = { name: 'Name', description: 'Description' };

/**
 * Form that creates or edits a team; null is a new team. After creation, the drawer opens the team so that members can
 * be added.
 */
export function TeamForm({ team }: { team: Team | null }) {
  const open = useOpenRecord();
  return (
    <RecordForm
      name={`team:${team?.id ?? 'new'}`}
      action={saveTeam}
      schema={teamForm}
      labels={labels}
      initial={{ name: team?.name ?? '', description: team?.description ?? '' }}
      version={team?.version}
      submitLabel={team ? 'Save team' : 'Create team'}
      onSaved={({ id }) => {
        if (!team) open(id);
      }}
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="id" value={team?.id ?? ''} />
          <Field label={labels.name} name="name" error={errors.name} required>
            {(control) => (
              <Input {...control} autoComplete="off" maxLength={80} defaultValue={values.name} />
            )}
          </Field>
          <Field label={labels.description} name="description" error={errors.description}>
            {(control) => (
              <Textarea {...control} maxLength={1000} defaultValue={values.description} />
            )}
          </Field>
        </>
      )}
    </RecordForm>
  );
}
