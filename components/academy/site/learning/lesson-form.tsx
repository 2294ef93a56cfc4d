'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { unreachable, useFormAction } from '@/components/ui/use-form-action';
import { submitLesson } from '@/lib/academy/learning/actions';
import type { AnsweredQuestion } from '@/lib/academy/learning/model';
import { academyNotices } from '@/lib/notices/academy';
import { QuestionAnswer } from './question-answer';
import { type AskedQuestion, QuestionFields } from './question-fields';

const UNREACHABLE = unreachable(academyNotices, 'progressFailed');

type LessonFormProps = {
  course: string;
  lesson: string;
  /** Check question of the lesson, if it has one. */
  question: AskedQuestion | null;
  /** The answer of the student so far. */
  answered: AnsweredQuestion | null;
  isDone: boolean;
  /** True if the student has access to another lesson after this one. */
  hasNext: boolean;
};

/**
 * Check question of a lesson with its solution after an answer, and the button that marks the lesson as done. One form,
 * so that a choice is kept whichever button is pressed. Works without JavaScript.
 */
export function LessonForm(props: LessonFormProps) {
  const { course, lesson, question, isDone, hasNext } = props;
  const { result, pending, formProps } = useFormAction(submitLesson, {}, UNREACHABLE);
  const [pressed, setPressed] = useState<'answer' | 'done'>('done');
  // Kept, so that the explanation stays visible while the lesson cannot be marked as done yet.
  const [answered, setAnswered] = useState(props.answered);
  if (result.data && result.data !== answered) setAnswered(result.data);
  return (
    <form {...formProps} className="space-y-12">
      <input type="hidden" name="course" value={course} />
      <input type="hidden" name="lesson" value={lesson} />
      {question && (
        <section
          aria-label="Check question"
          className="space-y-5 rounded-surface border border-line bg-surface p-6"
        >
          <QuestionFields question={question} chosen={answered?.chosen ?? []} />
          <Button
            type="submit"
            name="press"
            value="answer"
            variant="secondary"
            onClick={() => setPressed('answer')}
            pending={pending && pressed === 'answer'}
            pendingLabel="Checking..."
          >
            Check the answer
          </Button>
          {answered && (
            <QuestionAnswer
              options={question.options}
              {...answered}
              isNew={result.data !== undefined}
              isUnfinished={result.data?.isUnfinished}
            />
          )}
        </section>
      )}
      <div className="space-y-4">
        <FormAnswer refusal={result.serverError} labels={{ chosen: 'Answer' }} />
        <Button
          type="submit"
          name="press"
          value={isDone ? 'undone' : 'done'}
          size="lg"
          variant={isDone ? 'secondary' : 'primary'}
          data-lesson={isDone ? undefined : 'done'}
          onClick={() => setPressed('done')}
          pending={pending && pressed === 'done'}
          pendingLabel="Saving..."
        >
          {isDone ? 'Mark as not done' : hasNext ? 'Done, next lesson' : 'Done'}
        </Button>
      </div>
    </form>
  );
}
