import { ANSWER_ID } from '@/components/ui/answer';
import { fieldId } from '@/components/ui/field-id';
import { icons } from '@/components/ui/icons';
import { LineIcon } from '@/components/ui/line-icon';
import { questions } from '@/lib/tools/readiness/questions';

/** Stands where the report would: the questions without an answer, each with a link to it. */
export function ReadinessMissing({ missing }: { missing: string[] }) {
  return (
    <div
      id={ANSWER_ID}
      role="alert"
      tabIndex={-1}
      className="flex max-w-measure scroll-mt-24 gap-3 rounded-surface border border-high bg-surface p-4 text-[0.9375rem] leading-6"
    >
      <LineIcon d={icons.circleAlert} className="mt-0.5 size-5 shrink-0 text-high" />
      <div>
        <h2 className="font-medium text-ink">
          {missing.length === 1
            ? 'One question has no answer yet.'
            : `${missing.length} questions have no answer yet.`}
        </h2>
        <ul className="mt-1">
          {questions
            .filter(({ name }) => missing.includes(name))
            .map(({ name, text }) => (
              <li key={name}>
                <a
                  href={`#${fieldId(name)}`}
                  className="inline-block py-0.5 text-ink-2 underline decoration-line-strong underline-offset-3 hover:text-ink"
                >
                  {text}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
