'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { Textarea } from '@/components/ui/textarea';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { proposalNotices } from '@/lib/notices/proposals';
import type { ProposalQuestion } from '@/lib/proposals/model';
import { askAboutProposal } from '@/lib/proposals/page/actions';
import { LinkInputs } from './link-inputs';

const LABELS = { question: 'Your question' };

type PassageQuestionsProps = {
  token: string;
  version: number;
  passage: string;
  questions: ProposalQuestion[];
  /** True if new questions are accepted. */
  isOpen: boolean;
};

/** Questions and answers about one passage, with a form for a new question. */
export function PassageQuestions(props: PassageQuestionsProps) {
  const { token, version, passage, questions, isOpen } = props;
  const { result, formProps, pending } = useFormAction(askAboutProposal, {}, UNREACHABLE);
  // Without JavaScript, every form of this action on the page receives the result.
  const isOwn = (answered: string | undefined) => (answered ?? passage) === passage;
  const refusal = isOwn(result.serverError?.details.values?.passage)
    ? result.serverError
    : undefined;
  const done = isOwn(result.data?.passage) ? result.data : undefined;
  // The page has one form per passage.
  const id = useId();
  return (
    <div className="mt-6 space-y-4">
      {questions.map((asked) => (
        <div key={asked.id} className="border-l-2 border-line-strong pl-4 wrap-anywhere">
          <p className="text-ink">{asked.question}</p>
          <p className="mt-2 whitespace-pre-line">
            {asked.answer ?? 'We answer within 24 hours, here and by email.'}
          </p>
        </div>
      ))}
      {isOpen && (
        <form {...formProps} className="space-y-4">
          <LinkInputs token={token} version={version} />
          <input type="hidden" name="passage" value={passage} />
          <FormAnswer
            tone={done ? 'success' : 'error'}
            text={done && proposalNotices[done.notice]}
            outcome={result}
            refusal={refusal}
            labels={{}}
          />
          <details open={refusal ? true : undefined}>
            <summary className="cursor-pointer text-accent underline underline-offset-4">
              Ask about “{passage}”
            </summary>
            <div className="mt-4 space-y-4">
              <Field
                label={LABELS.question}
                name="question"
                id={`question-${id}`}
                error={refusal?.details.fieldErrors?.question}
                required
              >
                {(control) => (
                  <Textarea
                    {...control}
                    key={questions.length}
                    rows={3}
                    maxLength={2000}
                    defaultValue={refusal?.details.values?.question}
                  />
                )}
              </Field>
              <Button type="submit" variant="secondary" pending={pending} pendingLabel="Sending...">
                Ask
              </Button>
            </div>
          </details>
        </form>
      )}
    </div>
  );
}
