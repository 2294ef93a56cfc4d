import { RichText } from '@/components/content/site/blocks/rich-text';
import type { LessonQuestion, LessonText } from '@/lib/academy/learning/model';
import { hasSeveralAnswers } from '@/lib/academy/learning/rules';
import type { TextFacts } from '@/lib/content/blocks/model';
import type { Video } from '@/lib/content/videos/model';
import { LessonVideo } from './learning/lesson-video';

/** Check question whose solution opens without JavaScript. */
function OpenQuestion({ question }: { question: LessonQuestion }) {
  const right = question.options.filter(({ isRight }) => isRight);
  return (
    <section
      aria-labelledby="question"
      className="rounded-surface border border-line bg-surface p-6"
    >
      <h2 id="question" className="text-h3 wrap-anywhere">
        {question.text}
      </h2>
      <p className="mt-2 text-staff text-ink-3">
        {hasSeveralAnswers(question) ? 'Several answers are right.' : 'One answer is right.'}
      </p>
      <ul className="mt-4 space-y-2">
        {question.options.map(({ text }) => (
          <li
            key={text}
            className="rounded-control border border-line bg-paper px-4 py-3 wrap-anywhere text-ink"
          >
            {text}
          </li>
        ))}
      </ul>
      <details className="mt-5">
        <summary className="cursor-pointer text-accent underline underline-offset-4">
          Show the answer
        </summary>
        <div className="mt-3 space-y-2">
          <ul className="list-disc pl-5 text-ink">
            {right.map(({ text }) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
          <p className="wrap-anywhere whitespace-pre-line">{question.why}</p>
        </div>
      </details>
    </section>
  );
}

type LessonBodyProps = { title: string; text: LessonText; facts: TextFacts; video: Video | null };

/** Video, text and question of a lesson, for readers without stored progress: visitors and editors. */
export function LessonBody({ title, text, facts, video }: LessonBodyProps) {
  return (
    <>
      {video && <LessonVideo video={video} title={title} />}
      <RichText text={text.body} facts={facts} />
      {text.question && <OpenQuestion question={text.question} />}
    </>
  );
}
