'use client';

import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import type { Refusal } from '@/lib/core/actions/refusal';
import { previewRepeat, repeatTask } from '@/lib/tasks/recurring/actions';
import type { Repetition } from '@/lib/tasks/recurring/model';
import { type RepeatValues, repeatValues } from '@/lib/tasks/recurring/repeat-values';
import { RepeatFields } from './repeat-fields';
import { RepeatSentence } from './repeat-sentence';

type TaskRepeatsProps = { task: string; repetition: Repetition | null };

type Shown = Pick<Repetition, 'sentence' | 'dates'>;

/** Shows the recurrence of a task. Leaders can change or end it. */
export function TaskRepeats({ task, repetition }: TaskRepeatsProps) {
  const { run, isPending } = useStaffAction();
  const [isOpen, setIsOpen] = useState(false);
  const [values, setValues] = useState<RepeatValues>(() => repeatValues(repetition?.rule ?? null));
  const [preview, setPreview] = useState<Shown | null>(repetition);
  const [errors, setErrors] = useState<Refusal['details']['fieldErrors']>({});

  async function change(changes: Partial<RepeatValues>) {
    const next = { ...values, ...changes };
    setValues(next);
    const answer = await previewRepeat({ task, ...next }).catch(() => undefined);
    // A response to outdated values is replaced by the next response.
    setErrors(answer?.serverError?.details.fieldErrors ?? {});
    setPreview(answer?.data ?? null);
  }

  async function save() {
    const answer = await run(() => repeatTask({ task, ...values }));
    if (answer) setIsOpen(false);
  }

  return (
    <section aria-label="Repeats">
      <h3 className="text-[0.9375rem] font-medium text-ink">Repeats</h3>
      {isOpen ? (
        <div className="mt-3 space-y-4">
          <RepeatFields values={values} errors={errors ?? {}} onChange={change} />
          {preview && <RepeatSentence {...preview} />}
          <div className="flex gap-2">
            <Button size="sm" pending={isPending} onClick={save}>
              Save repetition
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
          {repetition ? <RepeatSentence {...repetition} /> : <p>It does not repeat.</p>}
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setValues(repeatValues(repetition?.rule ?? null));
              setPreview(repetition);
              setIsOpen(true);
            }}
          >
            {repetition ? 'Change' : 'Repeat'}
          </Button>
        </div>
      )}
    </section>
  );
}
