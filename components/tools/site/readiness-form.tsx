import { ANSWER_ID } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { fieldId } from '@/components/ui/field-id';
import { icons } from '@/components/ui/icons';
import { LineIcon } from '@/components/ui/line-icon';
import { paths } from '@/lib/paths';
import { type Question, questions } from '@/lib/tools/readiness/questions';
import { READINESS_VERSION, type Readiness } from '@/lib/tools/readiness/rules';

type ReadinessFormProps = { readiness: Pick<Readiness, 'chosen' | 'missing'>; isSent: boolean };

const groups = [...new Set(questions.map(({ group }) => group))];

/** Points of an answer, as in the report. */
const pointsText = (points: number) => (points === 1 ? '1 point' : `${points} points`);

type QuestionFieldProps = { question: Question; chosen: number | undefined; isMissing: boolean };

function QuestionField({ question, chosen, isMissing }: QuestionFieldProps) {
  const { name, text, answers, isGate } = question;
  const noteId = `${fieldId(name)}-note`;
  return (
    <fieldset
      id={fieldId(name)}
      tabIndex={-1}
      aria-describedby={isMissing ? noteId : undefined}
      className="scroll-mt-24 break-inside-avoid border-t border-line py-6 outline-none"
    >
      <legend className="float-left mb-4 w-full font-medium text-ink">
        {text}
        {isGate && (
          <span
            className="ml-3 label font-normal text-ink-3"
            title="0 points here cannot be offset"
          >
            Gate
          </span>
        )}
      </legend>
      <div className="clear-both grid gap-2 sm:grid-cols-3">
        {answers.map((answer, points) => (
          <label
            key={answer}
            className="flex min-h-11 items-start gap-3 rounded-control border border-line-strong bg-surface px-3 py-2.5 text-[0.9375rem] leading-6 text-ink transition-colors hover:border-ink-2 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={name}
              value={points}
              defaultChecked={chosen === points}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span>
              {answer}
              <span className="block font-mono text-[0.8125rem] text-ink-3">
                {pointsText(points)}
              </span>
            </span>
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={noteId} className="mt-2 flex gap-1.5 text-staff text-high">
          <LineIcon d={icons.circleAlert} className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
          Choose one answer.
        </p>
      )}
    </fieldset>
  );
}

/** Form with the twelve questions and the points of each answer. It is sent by GET, so its URL contains the report. */
export function ReadinessForm({ readiness: { chosen, missing }, isSent }: ReadinessFormProps) {
  return (
    <form action={`${paths.readiness}#${ANSWER_ID}`} className="print:hidden">
      <input type="hidden" name="v" value={READINESS_VERSION} />
      {groups.map((group) => (
        <section key={group} aria-label={group} className="mt-12 first-of-type:mt-0">
          <p className="mb-3 label text-accent">{group}</p>
          {questions
            .filter((question) => question.group === group)
            .map((question) => (
              <QuestionField
                key={question.name}
                question={question}
                chosen={chosen[question.name]}
                isMissing={isSent && missing.includes(question.name)}
              />
            ))}
        </section>
      ))}
      <Button type="submit" size="lg" className="mt-4">
        Show the report
      </Button>
    </form>
  );
}
