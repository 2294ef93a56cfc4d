'use client';

import { RecordForm } from '@/components/records/record-form';
import { usePerson } from '@/components/staff/person-context';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { saveProfile } from '@/lib/people/profile/actions';
import type { Profile } from '@/lib/people/profile/model';
import { profileForm } from '@/lib/people/profile/schema';
import { TimeZoneField } from './time-zone-field';

const labels = {
  name: 'Name',
  timeZone: 'Time zone',
  jobTitle: 'Role on the site',
  about: 'About you',
};

type ProfileFormProps = {
  profile: Pick<Profile, 'name' | 'timeZone' | 'jobTitle' | 'about' | 'version'>;
  zones: readonly string[];
};

/** Form for a person's own profile. */
export function ProfileForm({ profile, zones }: ProfileFormProps) {
  const { name, timeZone, jobTitle, about, version } = profile;
  const { id } = usePerson();
  return (
    <RecordForm
      name={`profile:${id}`}
      action={saveProfile}
      schema={profileForm}
      labels={labels}
      initial={{ name, timeZone, jobTitle: jobTitle ?? '', about: about ?? '' }}
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
          <Field label={labels.jobTitle} name="jobTitle" error={errors.jobTitle}>
            {(control) => <Input {...control} maxLength={80} defaultValue={values.jobTitle} />}
          </Field>
          <Field
            label={labels.about}
            name="about"
            error={errors.about}
            hint="For your page on the site, which exists while you publish or host consultations. The first paragraph also appears on the About page."
          >
            {(control) => (
              <Textarea {...control} rows={8} maxLength={2000} defaultValue={values.about} />
            )}
          </Field>
        </>
      )}
    </RecordForm>
  );
}
