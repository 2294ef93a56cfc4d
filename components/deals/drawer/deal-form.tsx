'use client';

import { RecordForm } from '@/components/records/record-form';
import { saveDeal } from '@/lib/deals/actions';
import { dealValues } from '@/lib/deals/deal-values';
import type { Deal } from '@/lib/deals/model';
import { dealForm, dealLabels } from '@/lib/deals/schema';
import { type DealChoices, DealFields } from './deal-fields';

const { client: _, stage: __, ...labels } = dealLabels;

/** Form to edit a deal. */
export function DealForm({ deal, people, services }: DealChoices & { deal: Deal }) {
  return (
    <RecordForm
      name={`deal:${deal.id}`}
      action={saveDeal}
      schema={dealForm}
      labels={labels}
      initial={dealValues(deal)}
      version={deal.version}
      submitLabel="Save deal"
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="id" value={deal.id} />
          <DealFields
            values={values}
            errors={errors}
            people={people}
            services={services}
            offer={deal.offer}
          />
        </>
      )}
    </RecordForm>
  );
}
