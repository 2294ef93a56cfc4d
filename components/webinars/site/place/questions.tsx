'use client';

import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { Status } from '@/components/ui/status';
import { Textarea } from '@/components/ui/textarea';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { askWebinarQuestion, voteForQuestion } from '@/lib/webinars/attendance/actions';
import type { PlaceQuestion } from '@/lib/webinars/place/model';

const LABELS = { question: 'Your question' };

/** Questions of registrants, most votes first, with a form for a new question. */
export function Questions({ token, questions }: { token: string; questions: PlaceQuestion[] }) {
  const asking = useFormAction(askWebinarQuestion, {}, UNREACHABLE);
  const voting = useFormAction(voteForQuestion, {}, UNREACHABLE);
  const { result } = asking;
  return (
    <section aria-labelledby="questions-title" className="border-t border-line pt-8">
      <h2 id="questions-title" className="text-h3">
        Questions
      </h2>
      <p className="mt-2">
        Ask in advance, or vote for others’ questions: those with the most votes are answered first.
        Only we see who asks.
      </p>
      <FormAnswer
        tone={voting.result.data ? 'success' : 'error'}
        text={voting.result.data?.text}
        outcome={voting.result}
        refusal={voting.result.serverError}
        labels={{}}
      />
      {questions.length > 0 && (
        <ul className="mt-6 border-b border-line">
          {questions.map((question) => (
            <li
              key={question.id}
              className="flex items-start gap-4 border-t border-line py-4 wrap-anywhere"
            >
              <form {...voting.formProps} className="shrink-0">
                <input type="hidden" name="token" value={token} />
                <input type="hidden" name="question" value={question.id} />
                <input type="hidden" name="votes" value={question.hasVoted ? 'no' : 'yes'} />
                <VoteButton question={question} pending={voting.pending} />
              </form>
              <div className="min-w-0">
                <p className="text-ink">{question.question}</p>
                <p className="mt-1 flex flex-wrap gap-x-4 text-staff">
                  {question.isOwn && <span className="text-ink-3">Your question</span>}
                  {question.isAnswered && <Status tone="low">Answered</Status>}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <form {...asking.formProps} className="mt-6 space-y-4">
        <input type="hidden" name="token" value={token} />
        <FormAnswer
          tone={result.data ? 'success' : 'error'}
          text={result.data?.text}
          outcome={result}
          refusal={result.serverError}
          labels={LABELS}
        />
        <Field
          label="Your question"
          name="question"
          required
          error={result.serverError?.details.fieldErrors?.question}
        >
          {(control) => (
            <Textarea
              {...control}
              key={questions.filter(({ isOwn }) => isOwn).length}
              rows={3}
              maxLength={500}
              defaultValue={result.serverError?.details.values?.question}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="secondary"
          pending={asking.pending}
          pendingLabel="Sending..."
        >
          Ask
        </Button>
      </form>
    </section>
  );
}

function VoteButton({ question, pending }: { question: PlaceQuestion; pending: boolean }) {
  const { votes, hasVoted, isOwn, isAnswered } = question;
  const count = <span className="font-mono">{votes}</span>;
  if (isOwn || isAnswered) {
    return (
      <span className="inline-flex min-w-14 justify-center py-2 text-staff text-ink-3">
        {count}&nbsp;<span className="sr-only">votes</span>
      </span>
    );
  }
  return (
    <Button
      type="submit"
      size="sm"
      variant={hasVoted ? 'primary' : 'secondary'}
      disabled={pending}
      aria-label={`${hasVoted ? 'Withdraw your vote for' : 'Vote for'}: ${question.question}`}
      className="min-w-14"
    >
      <span aria-hidden>▲</span> {count}
    </Button>
  );
}
