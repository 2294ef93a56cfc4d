import { answerProps } from '@/components/ui/answer';
import { Notice } from '@/components/ui/notice';

type QuestionAnswerProps = {
  options: readonly string[];
  isRight: boolean;
  /** Indexes of the correct options, starting at 0. */
  right: readonly number[];
  why: string;
};

/** Shows the correct options and the explanation. Answers are not scored. */
export function QuestionAnswer({ options, isRight, right, why }: QuestionAnswerProps) {
  return (
    <div {...answerProps} className="outline-none">
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
      </Notice>
    </div>
  );
}
