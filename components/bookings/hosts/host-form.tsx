'use client';

import { RecordForm } from '@/components/records/record-form';
import { ChoiceField } from '@/components/ui/choice-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { saveHost } from '@/lib/bookings/hosts/actions';
import { hostLabels as labels } from '@/lib/bookings/hosts/labels';
import { hostForm } from '@/lib/bookings/hosts/schema';
import { HostHours } from './host-hours';

type HostFormProps = {
  /** Initial field values; empty for a new host. */
  initial: Record<string, string>;
  version: string;
  /** People who can become a host; only for a new host. */
  people?: readonly { id: string; name: string }[];
  /** Leaders can also edit the picture and whether visitors can book the host. */
  isLeader: boolean;
  onSaved?: (id: string) => void;
};

const numbers = [
  { name: 'bufferBefore', hint: 'Minutes kept free before a consultation.', required: true },
  { name: 'bufferAfter', hint: 'Minutes that stay free afterwards.', required: true },
  { name: 'dailyLimit', hint: 'Consultations on one day at most. Empty for no limit.' },
] as const;

/** Form that creates a host or edits their hours and settings. */
export function HostForm({ initial, version, people, isLeader, onSaved }: HostFormProps) {
  return (
    <RecordForm
      name={`host:${initial.host || 'new'}`}
      action={saveHost}
      schema={hostForm}
      labels={labels}
      initial={initial}
      version={version}
      submitLabel={people ? 'Add host' : 'Save'}
      onSaved={({ id }) => onSaved?.(id)}
    >
      {(values, errors) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            {people ? (
              <ChoiceField
                label={labels.host}
                name="host"
                choices={people}
                from="people"
                none="Please choose"
                isRequired
                value={values.host}
                error={errors.host}
              />
            ) : (
              <input type="hidden" name="host" value={initial.host} />
            )}
            {isLeader && (
              <ChoiceField
                label={labels.active}
                name="active"
                choices={[
                  { id: 'yes', name: 'Yes' },
                  { id: 'no', name: 'No, not now' },
                ]}
                value={values.active}
                error={errors.active}
              />
            )}
          </div>
          <HostHours values={values} errors={errors} />
          <div className="grid gap-4 sm:grid-cols-3">
            {numbers.map(({ name, hint, ...rest }) => (
              <Field
                key={name}
                label={labels[name]}
                name={name}
                error={errors[name]}
                hint={hint}
                {...rest}
              >
                {(control) => (
                  <Input {...control} inputMode="numeric" defaultValue={values[name]} />
                )}
              </Field>
            ))}
          </div>
          <Field
            label={labels.meetingUrl}
            name="meetingUrl"
            error={errors.meetingUrl}
            hint="Your permanent meeting room. Empty: each booking gets its own room."
          >
            {(control) => (
              <Input
                {...control}
                type="url"
                autoComplete="off"
                maxLength={500}
                placeholder="https://"
                defaultValue={values.meetingUrl}
              />
            )}
          </Field>
        </>
      )}
    </RecordForm>
  );
}
