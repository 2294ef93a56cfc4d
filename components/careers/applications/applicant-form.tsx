'use client';

import { RecordForm } from '@/components/records/record-form';
import { ChoiceField } from '@/components/ui/choice-field';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { saveApplicant } from '@/lib/careers/applications/actions';
import type { Applicant } from '@/lib/careers/applications/model';
import { applicantForm } from '@/lib/careers/applications/schema';
import { RATINGS, ratingText, STAGES, stageNames } from '@/lib/careers/applications/stages';

const labels = { stage: 'Stage', rating: 'Rating', private_notes: 'Private notes' };

/** Form for the leaders' notes on an application. The applicant never sees them. */
export function ApplicantForm({ applicant }: { applicant: Applicant }) {
  const { id, stage, rating, privateNotes, updatedAt } = applicant;
  return (
    <RecordForm
      name={`applicant:${id}`}
      action={saveApplicant}
      schema={applicantForm}
      labels={labels}
      initial={{ stage, rating: String(rating ?? ''), private_notes: privateNotes }}
      version={updatedAt}
      submitLabel="Save"
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="id" value={id} />
          <div className="grid gap-4 sm:grid-cols-2">
            <ChoiceField
              label={labels.stage}
              name="stage"
              choices={STAGES.map((stage) => ({ id: stage, name: stageNames[stage] }))}
              value={values.stage}
              error={errors.stage}
            />
            <ChoiceField
              label={labels.rating}
              name="rating"
              choices={RATINGS.map((rating) => ({ id: `${rating}`, name: ratingText(rating) }))}
              none={ratingText(null)}
              value={values.rating}
              error={errors.rating}
            />
          </div>
          <Field
            label={labels.private_notes}
            name="private_notes"
            error={errors.private_notes}
            hint="Only leaders see them."
          >
            {(control) => <Textarea {...control} rows={6} defaultValue={values.private_notes} />}
          </Field>
        </>
      )}
    </RecordForm>
  );
}
