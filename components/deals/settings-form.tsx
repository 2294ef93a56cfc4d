'use client';

import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { CurrentRecord } from '@/lib/core/actions/current-record';
import { saveDealSettings } from '@/lib/deals/actions';
import { dealSettingsForm } from '@/lib/deals/schema';
import { dealStageNames, OPEN_STAGES } from '@/lib/deals/stages';

const labels: Record<string, string> = {
  ...Object.fromEntries(OPEN_STAGES.map((stage) => [stage, dealStageNames[stage]])),
  staleDays: 'Stale after',
};

/** Form for the win probability of each stage and the number of days until a deal is stale. */
export function DealSettingsForm({ settings }: { settings: CurrentRecord }) {
  return (
    <RecordForm
      name="deal-settings"
      action={saveDealSettings}
      schema={dealSettingsForm}
      labels={labels}
      initial={settings.values}
      version={settings.version}
      submitLabel="Save probabilities"
    >
      {(values, errors) => (
        <div className="grid max-w-xl gap-4 sm:grid-cols-2">
          {Object.entries(labels).map(([name, label]) => (
            <Field
              key={name}
              label={label}
              name={name}
              error={errors[name]}
              hint={name === 'staleDays' ? 'Days without a change' : 'Won, percent'}
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
