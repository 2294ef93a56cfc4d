'use client';

import { FormValue } from '@/components/records/form-value';
import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { recordPayment } from '@/lib/academy/payments/actions';
import { paymentSchema } from '@/lib/academy/payments/schema';

const LABELS = { number: 'Invoice number', amount: 'Amount (US dollars)', paidOn: 'Paid on' };

/** Form that records a student's payment and unlocks the lessons. */
export function PaymentForm({ enrolment }: { enrolment: string }) {
  return (
    <RecordForm
      name={`payment:${enrolment}`}
      action={recordPayment}
      schema={paymentSchema}
      labels={LABELS}
      initial={{ number: '', amount: '', paidOn: '' }}
      submitLabel="Record payment"
    >
      {(values, errors) => (
        <>
          <FormValue name="id" value={enrolment} />
          <Field name="number" label={LABELS.number} error={errors.number} required>
            {(control) => <Input {...control} maxLength={60} defaultValue={values.number} />}
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field name="amount" label={LABELS.amount} error={errors.amount} required>
              {(control) => <Input {...control} inputMode="decimal" defaultValue={values.amount} />}
            </Field>
            <Field name="paidOn" label={LABELS.paidOn} error={errors.paidOn} required>
              {(control) => <Input {...control} type="date" defaultValue={values.paidOn} />}
            </Field>
          </div>
        </>
      )}
    </RecordForm>
  );
}
