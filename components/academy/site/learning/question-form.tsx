'use client';

import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { unreachable, useFormAction } from '@/components/ui/use-form-action';
import { answerQuestion } from '@/lib/academy/learning/actions';
import { academyNotices } from '@/lib/notices/academy';
import { QuestionAnswer } from './question-answer';

const UNREACHABLE = unreachable(academyNotices, 'progressFailed');

/** A check question without its solution, which arrives only with the response. */
export type AskedQuestion = { text: string; options: string[]; hasSeveral: boolean };

type QuestionFormProps = {
  course: string;
  lesson: string;
  question: AskedQuestion;
  /** Options that the student chose earlier. */
  chosen: readonly number[];
};

/** Check question of a lesson, with the solution after an answer. Works without JavaScript. */
export function QuestionForm({ course, lesson, question, chosen }: QuestionFormProps) {
  const { result, pending, formProps } = useFormAction(answerQuestion, {}, UNREACHABLE);
  const refusal = result.serverError;
  const marked = result.data?.chosen ?? chosen;
  return (
    <form {...formProps} className="space-y-5">
      <fieldset aria-describedby={refusal ? 'chosen-error' : undefined}>
        <legend className="text-h3 text-ink">{question.text}</legend>
        <p className="mt-2 text-staff text-ink-3">
          {question.hasSeveral ? 'Several answers are right.' : 'One answer is right.'}
        </p>
        <div className="mt-4 space-y-2">
          {question.options.map((option, place) => (
            <label
              key={option}
              className="flex cursor-pointer gap-3 rounded-control border border-line bg-paper px-4 py-3 hover:border-ink-3 has-checked:border-accent"
            >
              <input
                type={question.hasSeveral ? 'checkbox' : 'radio'}
                name="chosen"
                value={place}
                defaultChecked={marked.includes(place)}
                className="mt-1.5 size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0 wrap-anywhere text-ink">{option}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <FormAnswer refusal={refusal} labels={{ chosen: 'Answer' }} />
      <input type="hidden" name="course" value={course} readOnly />
      <input type="hidden" name="lesson" value={lesson} readOnly />
      <Button type="submit" variant="secondary" pending={pending} pendingLabel="Checking...">
        Check the answer
      </Button>
      {result.data && <QuestionAnswer options={question.options} {...result.data} />}
    </form>
  );
}
