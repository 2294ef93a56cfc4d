import { answerProps } from '@/components/ui/answer';
import { Notice } from '@/components/ui/notice';
import type { AnsweredQuestion } from '@/lib/academy/learning/model';

type QuestionAnswerProps = Omit<AnsweredQuestion, 'chosen'> & {
  options: readonly string[];
  /** True if the answer was just given. It then takes focus. */
  isNew: boolean;
  /** True if the student wanted to finish the lesson, and the answer was checked first. */
  isUnfinished?: boolean | undefined;
};

/** Shows the correct options and the explanation. Answers are not scored. */
export function QuestionAnswer(props: QuestionAnswerProps) {
  const { options, isRight, right, why, isNew, isUnfinished = false } = props;
  return (
    <div {...(isNew && answerProps)} className="outline-none">
      <Notice
        tone={isRight ? 'success' : 'info'}
        title={isRight ? 'That is right.' : 'Not quite. Here is how we see it.'}
      >
        {!isRight && (
          <ul className="mt-2 list-disc space-y-1 pl-5 text-ink">
            {right.map((place) => (
              <li key={place} className="wrap-anywhere">
                {options[place]}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-2 wrap-anywhere whitespace-pre-line">{why}</p>
        {isUnfinished && (
          <p className="mt-2">Your answer is saved. Press Done again to finish the lesson.</p>
        )}
      </Notice>
    </div>
  );
}
