'use client';

import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { saveUserInfo } from '@/lib/people/actions';
import type { Person } from '@/lib/people/model';
import { userInfoForm } from '@/lib/people/schema';
import { RoleField } from './role-field';

const labels = { name: 'Name', role: 'Role' };

/** Form for a person's name and role. */
export function UserInfoForm({ person: { id, name, role, version } }: { person: Person }) {
  return (
    <RecordForm
      name={`person:${id}`}
      action={saveUserInfo}
      schema={userInfoForm}
      labels={labels}
      initial={{ name, role }}
      version={version}
      submitLabel="Save profile"
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="id" value={id} />
          <Field label={labels.name} name="name" error={errors.name} required>
            {(control) => (
              <Input {...control} autoComplete="off" maxLength={120} defaultValue={values.name} />
            )}
          </Field>
          <RoleField label={labels.role} value={values.role} error={errors.role} />
        </>
      )}
    </RecordForm>
  );
}
