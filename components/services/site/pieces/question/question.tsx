import { ANSWERS, explain, QUESTION, RIGHT } from '@/lib/services/pieces/question';
import { ChoiceLine } from '../choice-button';
import { PieceFrame } from '../piece-frame';

/** Question of a training with an explanation of each answer. */
export function Question() {
  return (
    <PieceFrame
      name="question"
      title="One question from the course"
      intro="Choose an answer. You can choose again."
      end={explain(ANSWERS[RIGHT])}
    >
      <fieldset className="px-5 py-5 lg:px-8">
        <legend className="float-left max-w-measure text-lead text-ink">{QUESTION}</legend>
        <ol className="clear-both grid gap-2 pt-4 lg:grid-cols-2">
          {ANSWERS.map(({ text, isRight }) => (
            <li key={text}>
              <div className="needs-script">
                <ChoiceLine data-answer={text} aria-pressed={isRight === true}>
                  {text}
                </ChoiceLine>
              </div>
              <p className="hidden noscript:block">{isRight ? <strong>{text}</strong> : text}</p>
            </li>
          ))}
        </ol>
      </fieldset>
    </PieceFrame>
  );
}
