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

/** A step of records: the state that it takes them to, and the form of an editor whose text it saves. */
export type Step = {
  ids: string[];
  /** Absent where records of several states go together. */
  from?: ContentState;
  to: ContentState;
  values?: FormValues;
  /** Of a single record, under which it goes live. */
  slug?: string;
};

type Question = Registrants & { to: ContentState; answer: (tells: boolean | null) => void };

/** Returns who would be notified, or null after a toast that says why it is unknown. */
async function fetchRegistrants({ ids, to, values }: Step): Promise<Registrants | null> {
  const answer = await answerOf(askRegistrants({ ids, to, values }));
  if (answer.data) return answer.data;
  toastRefusal(refusalIn(answer));
  return null;
}

/**
 * Returns `ask`, which asks before registrants of a webinar are mailed, and before one goes live without a room: true
 * mails them, false does not, null takes no step. Render `dialog` anywhere on the screen.
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
