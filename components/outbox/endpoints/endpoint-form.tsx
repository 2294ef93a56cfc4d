'use client';

import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { saveEndpoint } from '@/lib/outbox/endpoints/actions';
import type { Endpoint } from '@/lib/outbox/endpoints/model';
import { endpointForm } from '@/lib/outbox/endpoints/schema';
import { EventTypesField } from './event-types-field';

const labels = { url: 'URL', description: 'Name', types: 'Events' };

type EndpointFormProps = {
  /** Null for a new endpoint. */
  endpoint: Endpoint | null;
  /** Called with the id and the secret of a new endpoint. */
  onCreated?: (id: string, secret: string) => void;
};

/** Form that creates or edits an endpoint. */
export function EndpointForm({ endpoint, onCreated }: EndpointFormProps) {
  return (
    <RecordForm
      name={`endpoint:${endpoint?.id ?? 'new'}`}
      action={saveEndpoint}
      schema={endpointForm}
      labels={labels}
      initial={{
        url: endpoint?.url ?? '',
        description: endpoint?.description ?? '',
        types: endpoint?.types.join(' ') ?? '',
      }}
      version={endpoint?.version}
      submitLabel={endpoint ? 'Save endpoint' : 'Create endpoint'}
      onSaved={({ id, secret }) => {
        if (secret) onCreated?.(id, secret);
      }}
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="id" value={endpoint?.id ?? ''} />
          <Field
            label={labels.url}
            name="url"
            error={errors.url}
            hint="Only https and a public address; redirects are not followed."
            required
          >
            {(control) => (
              <Input
                {...control}
                type="url"
                autoComplete="off"
                spellCheck={false}
                maxLength={500}
                placeholder="https://"
                defaultValue={values.url}
              />
            )}
          </Field>
          <Field label={labels.description} name="description" error={errors.description}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={200}
                defaultValue={values.description}
              />
            )}
          </Field>
          <EventTypesField initial={values.types ?? ''} error={errors.types} />
        </>
      )}
    </RecordForm>
  );
}
