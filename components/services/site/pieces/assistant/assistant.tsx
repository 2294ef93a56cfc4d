import { answerText, PAGES, passageFor, QUESTIONS } from '@/lib/services/pieces/assistant';
import { ChoiceLine } from '../choice-button';
import { PieceFrame } from '../piece-frame';

const last = QUESTIONS.length - 1;

/** Assistant that answers four questions from four pages and refuses the fifth. */
export function Assistant() {
  const answers = QUESTIONS.map((question) => answerText(passageFor(question)));
  return (
    <PieceFrame
      name="assistant"
      title="Four pages, five questions"
      intro="The assistant may use these four pages of a furniture shop only. Ask it."
      end={answers[last] ?? ''}
    >
      <div className="grid lg:grid-cols-12">
        <ol className="grid content-start gap-2 px-5 py-5 lg:col-span-5 lg:pl-8">
          {QUESTIONS.map((question, index) => (
            <li key={question}>
              <div className="needs-script">
                <ChoiceLine data-question={question} aria-pressed={index === last}>
                  {question}
                </ChoiceLine>
              </div>
              <p className="hidden font-medium text-ink noscript:block">{question}</p>
              {index !== last && <p className="hidden noscript:block">{answers[index]}</p>}
            </li>
          ))}
        </ol>
        <ul className="grid gap-px border-line bg-line max-lg:border-t sm:grid-cols-2 lg:col-span-7 lg:border-l">
          {PAGES.map(({ title, sentences }) => (
            <li key={title} className="bg-surface px-5 py-5">
              <p className="label text-ink-3">{title}</p>
              {sentences.map((sentence) => (
                <p
                  key={sentence}
                  data-sentence
                  className="mt-1 -mx-2 rounded-control px-2 text-base leading-6.5 data-cited:bg-accent-soft data-cited:text-ink"
                >
                  {sentence}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </PieceFrame>
  );
}
