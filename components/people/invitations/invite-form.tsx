'use client';

import { useOpenRecord } from '@/components/lists/use-open-record';
import { RoleField } from '@/components/people/role-field';
import { RecordForm } from '@/components/records/record-form';
import { ChoiceField } from '@/components/ui/choice-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { invitePerson } from '@/lib/people/invitations/actions';
import { inviteSchema } from '@/lib/people/invitations/schema';

const labels = { name: 'Name', email: 'Email', role: 'Role', team: 'Team' };

type InviteFormProps = { teams: readonly { id: string; name: string }[] };

/** Form that invites a person by email, with a role and a team. */
export function InviteForm({ teams }: InviteFormProps) {
  const open = useOpenRecord();
  return (
    <RecordForm
      name="invitation:new"
      action={invitePerson}
      schema={inviteSchema}
      labels={labels}
      initial={{ role: 'team_member' }}
      submitLabel="Send the invitation"
      onSaved={() => open(null)}
    >
      {(values, errors) => (
        <>
          <Field label={labels.name} name="name" error={errors.name} required>
            {(control) => (
              <Input {...control} autoComplete="off" maxLength={120} defaultValue={values.name} />
            )}
          </Field>
          <Field
            label={labels.email}
            name="email"
            error={errors.email}
            hint="We send the link to this address, and they sign in with it."
            required
          >
            {(control) => (
              <Input
                {...control}
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={values.email}
              />
            )}
          </Field>
          <RoleField label={labels.role} value={values.role} error={errors.role} />
          <ChoiceField
            label={labels.team}
            name="team"
            choices={teams}
            from="teams"
            none="None"
            value={values.team}
            error={errors.team}
          />
        </>
      )}
    </RecordForm>
  );
}
