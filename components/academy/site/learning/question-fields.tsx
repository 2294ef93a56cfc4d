import { fieldId } from '@/components/ui/field-id';

/** A check question without its solution, which arrives only with an answer. */
export type AskedQuestion = { text: string; options: string[]; hasSeveral: boolean };

type QuestionFieldsProps = {
  question: AskedQuestion;
  /** Options that the student chose earlier. */
  chosen: readonly number[];
};

/** Options of a check question. */
export function QuestionFields({ question, chosen }: QuestionFieldsProps) {
  return (
    <fieldset id={fieldId('chosen')} tabIndex={-1}>
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
              defaultChecked={chosen.includes(place)}
              className="mt-1.5 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0 wrap-anywhere text-ink">{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
