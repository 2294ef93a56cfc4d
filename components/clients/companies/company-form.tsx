'use client';

import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { saveCompany } from '@/lib/clients/companies/actions';
import type { Company } from '@/lib/clients/companies/model';
import { companyForm, companyLabels, companyValues } from '@/lib/clients/companies/schema';

type CompanyFormProps = {
  /** Null for a new company. */
  company: Company | null;
  onSaved?: (saved: { id: string }) => void;
};

/** Form that creates or edits a company. */
export function CompanyForm({ company, onSaved }: CompanyFormProps) {
  return (
    <RecordForm
      name={`company:${company?.id ?? 'new'}`}
      action={saveCompany}
      schema={companyForm}
      labels={companyLabels}
      initial={company ? companyValues(company) : {}}
      version={company?.version}
      submitLabel={company ? 'Save company' : 'Create company'}
      onSaved={onSaved}
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="id" value={company?.id ?? ''} />
          <Field label={companyLabels.name} name="name" error={errors.name} required>
            {(control) => <Input {...control} autoComplete="off" defaultValue={values.name} />}
          </Field>
          <Field label={companyLabels.website} name="website" error={errors.website}>
            {(control) => (
              <Input {...control} type="url" autoComplete="off" defaultValue={values.website} />
            )}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={companyLabels.industry} name="industry" error={errors.industry}>
              {(control) => <Input {...control} defaultValue={values.industry} />}
            </Field>
            <Field label={companyLabels.employees} name="employees" error={errors.employees}>
              {(control) => (
                <Input {...control} inputMode="numeric" defaultValue={values.employees} />
              )}
            </Field>
          </div>
          <Field label={companyLabels.notes} name="notes" error={errors.notes}>
            {(control) => <Textarea {...control} defaultValue={values.notes} />}
          </Field>
        </>
      )}
    </RecordForm>
  );
}
