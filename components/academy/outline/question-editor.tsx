'use client';

import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { TickBox } from '@/components/ui/tick-box';
import type { LessonQuestion } from '@/lib/academy/learning/model';

const MAX_OPTIONS = 8;

type QuestionEditorProps = {
  question: LessonQuestion;
  onChange: (question: LessonQuestion) => void;
  onRemove: () => void;
};

/** Editor for the check question of a lesson: options, correct answers and explanation. */
export function QuestionEditor({ question, onChange, onRemove }: QuestionEditorProps) {
  const { text, options, why } = question;
  const changeOption = (place: number, change: Partial<LessonQuestion['options'][number]>) =>
    onChange({
      ...question,
      options: options.map((option, at) => (at === place ? { ...option, ...change } : option)),
    });
  return (
    <section
      aria-labelledby="check-question"
      className="max-w-3xl space-y-5 rounded-surface border border-line bg-surface p-5"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h3 id="check-question" className="font-medium text-ink">
          Check question
        </h3>
        <Button variant="quiet" size="sm" onClick={onRemove}>
          Remove the question
        </Button>
      </div>
      <Field name="question" label="Question">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={600}
            value={text}
            onChange={({ target }) => onChange({ ...question, text: target.value })}
          />
        )}
      </Field>
      <fieldset>
        <legend className="text-[0.9375rem] font-medium text-ink">
          Answers; the marked ones are correct
        </legend>
        <ul className="mt-2 space-y-2">
          {options.map((option, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option has no id other than its position; its text changes on each keystroke.
            <li key={place} className="flex items-center gap-3">
              <TickBox
                type="checkbox"
                aria-label={`Answer ${place + 1} is right`}
                checked={option.isRight}
                onChange={({ target }) => changeOption(place, { isRight: target.checked })}
                className="size-4 shrink-0 accent-accent"
              />
              <Input
                aria-label={`Answer ${place + 1}`}
                maxLength={300}
                value={option.text}
                onChange={({ target }) => changeOption(place, { text: target.value })}
              />
              <Button
                variant="quiet"
                size="sm"
                disabled={options.length <= 2}
                aria-label={`Remove answer ${place + 1}`}
                onClick={() =>
                  onChange({ ...question, options: options.filter((_, at) => at !== place) })
                }
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          disabled={options.length >= MAX_OPTIONS}
          onClick={() =>
            onChange({ ...question, options: [...options, { text: '', isRight: false }] })
          }
        >
          Add an answer
        </Button>
      </fieldset>
      <Field name="why" label="Why, shown after answering">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={2000}
            value={why}
            onChange={({ target }) => onChange({ ...question, why: target.value })}
          />
        )}
      </Field>
    </section>
  );
}
