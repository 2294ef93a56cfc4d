'use client';

import { type ReactNode, useState } from 'react';
import { answerOf } from '@/components/records/answer-of';
import { toastRefusal } from '@/components/ui/toast';
import type { FormValues } from '@/lib/content/kinds/fields';
import { askRegistrants } from '@/lib/content/publishing/actions';
import { refusalIn } from '@/lib/core/actions/refusal';
import type { ContentState } from '@/lib/core/cache/change';
import type { Registrants } from '@/lib/webinars/changes/model';
import { RegistrantsDialog } from './registrants-dialog';

/** A state change of records. `values` is set if the editor saves its form at the same time. */
export type Step = {
  ids: string[];
  /** Current state; undefined if the records have different states. */
  from?: ContentState;
  to: ContentState;
  values?: FormValues;
  /** Slug of a single record that goes live. */
  slug?: string;
};

type Question = Registrants & { to: ContentState; answer: (tells: boolean | null) => void };

/** Returns who would be notified. On failure it shows a toast and returns null. */
async function fetchRegistrants({ ids, to, values }: Step): Promise<Registrants | null> {
  const answer = await answerOf(askRegistrants({ ids, to, values }));
  if (answer.data) return answer.data;
  toastRefusal(refusalIn(answer));
  return null;
}

/**
 * Returns `ask`, which asks before webinar registrants are emailed and before a webinar without a room goes live.
 * Resolves to true to email them, false not to, and null to cancel. Render `dialog` anywhere on the screen.
 */
export function useRegistrantsQuestion(): {
  ask: (step: Step) => Promise<boolean | null>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function ask(step: Step): Promise<boolean | null> {
    const found = await fetchRegistrants(step);
    if (!found) return null;
    const goesLive = step.to === 'published' || step.to === 'scheduled';
    if (found.people === 0 && !(found.isWithoutRoom && goesLive)) return false;
    return new Promise((resolve) => {
      setQuestion({ ...found, to: step.to, answer: resolve });
      setOpen(true);
    });
  }

  const dialog = question && (
    <RegistrantsDialog
      registrants={question}
      to={question.to}
      open={isOpen}
      onAnswer={(tells) => {
        setOpen(false);
        question.answer(tells);
      }}
    />
  );
  return { ask, dialog };
}
