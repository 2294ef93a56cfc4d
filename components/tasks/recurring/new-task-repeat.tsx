'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { previewNewRepeat } from '@/lib/tasks/recurring/actions';
import { type RepeatValues, repeatValues, typedRepeat } from '@/lib/tasks/recurring/repeat-values';
import { RepeatFields } from './repeat-fields';
import { RepeatSentence } from './repeat-sentence';

type NewTaskRepeatProps = {
  /** Values that were entered before; empty at first. */
  typed: Record<string, string>;
  errors: Record<string, string>;
};

type Shown = { sentence: string; dates: string[] };

/**
 * Fields for the recurrence of a new task. Describes the rule in plain English, based on the due date in the field
 * above.
 */
export function NewTaskRepeat({ typed, errors }: NewTaskRepeatProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [values, setValues] = useState<RepeatValues>(
    () => typedRepeat(typed) ?? repeatValues(null),
  );
  const [preview, setPreview] = useState<Shown | null>(null);

  async function show(next: RepeatValues) {
    const form = box.current?.form;
    if (!form || next.frequency === 'never') return setPreview(null);
    const due = (name: string) => String(new FormData(form).get(name) ?? '');
    const [dueDay, dueTime] = [due('dueDay'), due('dueTime')];
    const answer = await previewNewRepeat({ dueDay, dueTime, ...next }).catch(() => undefined);
    // A response to outdated values is replaced by the next response.
    setPreview(answer?.data ?? null);
  }

  function change(changes: Partial<RepeatValues>) {
    const next = { ...values, ...changes };
    setValues(next);
    void show(next);
  }

  const showAgain = useEffectEvent(() => void show(values));

  // The due date is a field of the surrounding form.
  useEffect(() => {
    const form = box.current?.form;
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name.startsWith('due')) showAgain();
    };
    showAgain();
    form?.addEventListener('input', onInput);
    return () => form?.removeEventListener('input', onInput);
  }, []);

  return (
    <fieldset ref={box} className="space-y-4">
      <legend className="sr-only">Repetition</legend>
      <RepeatFields
        values={values}
        errors={{
          every: errors.repeatEvery ?? '',
          until: errors.repeatUntil ?? '',
          count: errors.repeatCount ?? '',
        }}
        onChange={change}
      />
      {preview && <RepeatSentence {...preview} />}
    </fieldset>
  );
}
