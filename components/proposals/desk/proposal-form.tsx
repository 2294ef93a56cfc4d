'use client';

import { useState } from 'react';
import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { saveProposal } from '@/lib/proposals/desk/actions';
import { proposalForm, proposalLabels, REMINDERS } from '@/lib/proposals/desk/schema';
import { contentValues, type ServiceRows } from '@/lib/proposals/desk/values';
import type { ProposalTemplate } from '@/lib/proposals/desk/writes';
import { ItemRows, StepRows } from './part-rows';
import { SaveTemplate, TemplateChoice } from './template-choice';

type ProposalFormProps = {
  values: Record<string, string>;
  /** updated_at of the draft; empty before the first save. */
  version: string;
  templates: ProposalTemplate[];
  services: ServiceRows[];
};

const TEXTS = [
  { name: 'intro', rows: 6 },
  { name: 'promise', rows: 5 },
  { name: 'terms', rows: 6 },
] as const;

const hints: Record<string, string> = {
  promise: 'One promise per line, such as the range of the estimate.',
};

/** Form for the draft of a proposal. Choosing a template resets the form to the template's texts. */
export function ProposalForm({ values: initial, version, templates, services }: ProposalFormProps) {
  const [template, setTemplate] = useState<ProposalTemplate | null>(null);
  const begun = template ? { ...initial, ...contentValues(template.content) } : initial;
  return (
    <>
      <TemplateChoice templates={templates} chosen={template} onChoose={setTemplate} />
      <RecordForm
        key={template?.id ?? 'own'}
        name={`proposal:${initial.deal}${template ? `:${template.id}` : ''}`}
        action={saveProposal}
        schema={proposalForm}
        labels={proposalLabels}
        initial={begun}
        version={version}
        submitLabel="Save draft"
        aside={<SaveTemplate />}
      >
        {(values, errors) => (
          <>
            <input type="hidden" name="deal" value={initial.deal} />
            <Field label={proposalLabels.title} name="title" error={errors.title} required>
              {(control) => <Input {...control} defaultValue={values.title} maxLength={160} />}
            </Field>
            <ItemRows initial={values.items ?? '[]'} error={errors.items} services={services} />
            <StepRows initial={values.steps ?? '[]'} error={errors.steps} services={services} />
            {TEXTS.map(({ name, rows }) => (
              <Field
                key={name}
                label={proposalLabels[name]}
                name={name}
                hint={hints[name]}
                error={errors[name]}
                required={name !== 'promise'}
              >
                {(control) => <Textarea {...control} rows={rows} defaultValue={values[name]} />}
              </Field>
            ))}
            <div className="grid gap-4 sm:grid-cols-3">
              <Field
                label={proposalLabels.termsVersion}
                name="termsVersion"
                error={errors.termsVersion}
                required
              >
                {(control) => (
                  <Input {...control} defaultValue={values.termsVersion} maxLength={40} />
                )}
              </Field>
              <Field
                label={proposalLabels.validUntil}
                name="validUntil"
                error={errors.validUntil}
                required
              >
                {(control) => <Input {...control} type="date" defaultValue={values.validUntil} />}
              </Field>
              <Field label={proposalLabels.remindAfter} name="remindAfter" optionalLabel={null}>
                {(control) => (
                  <Select {...control} defaultValue={values.remindAfter}>
                    <option value="">No reminder</option>
                    {REMINDERS.map((days) => (
                      <option key={days} value={days}>
                        Once, after {days} days
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            </div>
          </>
        )}
      </RecordForm>
    </>
  );
}
