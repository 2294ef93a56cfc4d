'use client';

import { RecordForm } from '@/components/records/record-form';
import { ChoiceField } from '@/components/ui/choice-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { saveClient } from '@/lib/clients/actions';
import type { Client } from '@/lib/clients/model';
import { clientForm, clientLabels, clientValues } from '@/lib/clients/schema';
import { CLIENT_STAGES, clientStageNames, NEW_CLIENT_STAGE } from '@/lib/clients/stages';

type ClientFormProps = {
  /** Null for a new contact. */
  client: Client | null;
  people: readonly { id: string; name: string }[];
  onSaved?: (saved: { id: string }) => void;
};

const HALF = [
  { name: 'firstname', required: true },
  { name: 'lastname' },
  { name: 'email', type: 'email', required: true },
  { name: 'phone', type: 'tel' },
  { name: 'company', hint: 'A new name creates a company.' },
  { name: 'jobtitle' },
  { name: 'source', hint: 'Such as referral or webinar' },
] as const;

const { value: _, ...labels } = clientLabels;

/** Form that creates or edits a contact. */
export function ClientForm({ client, people, onSaved }: ClientFormProps) {
  return (
    <RecordForm
      name={`client:${client?.id ?? 'new'}`}
      action={saveClient}
      schema={clientForm}
      labels={labels}
      initial={client ? clientValues(client) : { stage: NEW_CLIENT_STAGE }}
      version={client?.version}
      submitLabel={client ? 'Save contact' : 'Create contact'}
      onSaved={onSaved}
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="id" value={client?.id ?? ''} />
          <div className="grid gap-4 sm:grid-cols-2">
            {HALF.map(({ name, ...field }) => (
              <Field
                key={name}
                label={clientLabels[name]}
                name={name}
                error={errors[name]}
                hint={'hint' in field ? field.hint : undefined}
                required={'required' in field}
              >
                {(control) => (
                  <Input
                    {...control}
                    type={'type' in field ? field.type : 'text'}
                    autoComplete="off"
                    defaultValue={values[name]}
                  />
                )}
              </Field>
            ))}
            <ChoiceField
              label={clientLabels.stage}
              name="stage"
              choices={CLIENT_STAGES.map((stage) => ({ id: stage, name: clientStageNames[stage] }))}
              value={values.stage}
              error={errors.stage}
            />
            <ChoiceField
              label={clientLabels.owner}
              name="owner"
              choices={people}
              from="people"
              none="No one"
              value={values.owner}
              error={errors.owner}
            />
          </div>
          <Field
            label={clientLabels.tags}
            name="tags"
            error={errors.tags}
            hint="With commas between them"
          >
            {(control) => <Input {...control} autoComplete="off" defaultValue={values.tags} />}
          </Field>
        </>
      )}
    </RecordForm>
  );
}
