'use client';

import { RecordForm } from '@/components/records/record-form';
import { saveStep } from '@/lib/deals/actions';
import type { Deal } from '@/lib/deals/model';
import { dealLabels, stepForm } from '@/lib/deals/schema';
import { StepFields } from './step-fields';

const labels = { nextStep: dealLabels.nextStep ?? '', nextStepOn: dealLabels.nextStepOn ?? '' };

/** Form for the deal's owner to set the next step. */
export function StepForm({ deal }: { deal: Deal }) {
  return (
    <RecordForm
      name={`deal-step:${deal.id}`}
      action={saveStep}
      schema={stepForm}
      labels={labels}
      initial={{ nextStep: deal.nextStep, nextStepOn: deal.nextStepOn ?? '' }}
      version={deal.version}
      submitLabel="Save the next step"
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="id" value={deal.id} />
          <StepFields values={values} errors={errors} />
        </>
      )}
    </RecordForm>
  );
}
