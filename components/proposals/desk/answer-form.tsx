'use client';

import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { answerProposalQuestion } from '@/lib/proposals/desk/actions';
import { answerForm } from '@/lib/proposals/desk/schema';

const LABELS = { answer: 'Answer' };

/** Form that answers a question about a proposal. */
export function AnswerForm({ question }: { question: string }) {
  return (
    <RecordForm
      name={`proposal-question:${question}`}
      action={answerProposalQuestion}
      schema={answerForm}
      labels={LABELS}
      initial={{ answer: '' }}
      submitLabel="Answer by email"
      pendingLabel="Sending..."
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="question" value={question} />
          <Field label={LABELS.answer} name="answer" error={errors.answer} required>
            {(control) => <Textarea {...control} rows={3} defaultValue={values.answer} />}
          </Field>
        </>
      )}
    </RecordForm>
  );
}
