'use client';

import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { CurrentRecord } from '@/lib/core/actions/current-record';
import { saveRetention } from '@/lib/privacy/retention/actions';
import { retentionLabels as labels, PERIODS } from '@/lib/privacy/retention/rules';
import { retentionForm } from '@/lib/privacy/retention/schema';

/** Form for the retention period of each kind of data. */
export function RetentionForm({ retention }: { retention: CurrentRecord }) {
  return (
    <RecordForm
      name="retention"
      action={saveRetention}
      schema={retentionForm}
      labels={labels}
      initial={retention.values}
      version={retention.version}
      submitLabel="Save retention"
    >
      {(values, errors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {PERIODS.map(({ name, hint, least, most }) => (
            <Field
              key={name}
              label={labels[name]}
              name={name}
              error={errors[name]}
              hint={`${hint} From ${least} to ${most}.`}
              required
            >
              {(control) => <Input {...control} inputMode="numeric" defaultValue={values[name]} />}
            </Field>
          ))}
        </div>
      )}
    </RecordForm>
  );
}
