'use client';

import { type ReactNode, useState } from 'react';
import { answerOf } from '@/components/records/answer-of';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toastRefusal } from '@/components/ui/toast';
import type { Checked } from '@/lib/content/checks/model';
import { askChecks } from '@/lib/content/publishing/actions';
import { refusalIn } from '@/lib/core/actions/refusal';
import type { ContentTable } from '@/lib/paths';
import { ChecksList } from './checks-list';
import type { Step } from './use-registrants-question';

type Question = { checked: Checked[]; answer: (goesOn: boolean) => void };

/** Returns the findings of the checks. On failure it shows a toast and returns null. */
async function fetchChecks(table: ContentTable, { ids, values }: Step): Promise<Checked[] | null> {
  const answer = await answerOf(askChecks({ table, ids, values }));
  if (answer.data) return answer.data;
  toastRefusal(refusalIn(answer));
  return null;
}

/**
 * Returns `ask`, which shows the findings before publishing and resolves to whether to continue. It asks nothing if
 * there are no findings. Render `dialog` anywhere on the screen.
 */
export function useChecksQuestion(table: ContentTable): {
  ask: (step: Step) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function ask(step: Step): Promise<boolean> {
    if (step.to !== 'published' && step.to !== 'scheduled') return true;
    const checked = await fetchChecks(table, step);
    if (!checked || checked.length === 0) return checked !== null;
    return new Promise((resolve) => {
      setQuestion({ checked, answer: resolve });
      setOpen(true);
    });
  }

  function answer(goesOn: boolean) {
    setOpen(false);
    question?.answer(goesOn);
  }

  const isRefused = question?.checked.some(({ findings }) => findings.some((one) => one.refuses));
  const dialog = question && (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => next || answer(false)}
      title={isRefused ? 'Not ready to publish' : 'Check this first?'}
      footer={
        <>
          <Button variant="quiet" size="sm" onClick={() => answer(false)}>
            Back to the text
          </Button>
          {!isRefused && (
            <Button size="sm" onClick={() => answer(true)}>
              Go on
            </Button>
          )}
        </>
      }
    >
      <ChecksList checked={question.checked} />
    </Dialog>
  );
  return { ask, dialog };
}
