'use client';

import { RecordForm } from '@/components/records/record-form';
import { usePerson } from '@/components/staff/person-context';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { saveProfile } from '@/lib/people/profile/actions';
import { profileForm } from '@/lib/people/profile/schema';
import { TimeZoneField } from './time-zone-field';

const labels = { name: 'Name', timeZone: 'Time zone' };

type ProfileFormProps = {
  profile: { name: string; timeZone: string; version: string };
  zones: readonly string[];
};

/** Changes a person's own profile. */
export function ProfileForm({ profile: { name, timeZone, version }, zones }: ProfileFormProps) {
  const { id } = usePerson();
  return (
    <RecordForm
      name={`profile:${id}`}
      action={saveProfile}
      schema={profileForm}
      labels={labels}
      initial={{ name, timeZone }}
      version={version}
      submitLabel="Save profile"
    >
      {(values, errors) => (
        <>
          <Field label={labels.name} name="name" error={errors.name} required>
            {(control) => (
              <Input {...control} autoComplete="name" maxLength={120} defaultValue={values.name} />
            )}
          </Field>
          <TimeZoneField
            label={labels.timeZone}
            value={values.timeZone}
            error={errors.timeZone}
            zones={zones}
          />
        </>
      )}
    </RecordForm>
  );
}
