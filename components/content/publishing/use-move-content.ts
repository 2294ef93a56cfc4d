'use client';

import { useTransition } from 'react';
import { answerOf } from '@/components/records/answer-of';
import { toast, toastRefusal } from '@/components/ui/toast';
import { moveContent } from '@/lib/content/publishing/actions';
import type { MoveInput } from '@/lib/content/publishing/schema';
import { undoPublishing } from '@/lib/content/undoing/actions';
import type { UndoInput } from '@/lib/content/undoing/schema';
import { refusalIn, sentenceOf } from '@/lib/core/actions/refusal';
import { toastMoved } from './toast-moved';

async function undo(input: UndoInput): Promise<void> {
  const answer = await answerOf(undoPublishing(input));
  if (answer.data) toast.success(answer.data.text);
  else toastRefusal(refusalIn(answer));
}

/** Requests a state change from the server. Returns an error message, or null. */
async function store(input: MoveInput): Promise<string | null> {
  const answer = await answerOf(moveContent(input));
  if (!answer.data) return sentenceOf(refusalIn(answer));
  const { table, id, tellsRegistrants } = input;
  toastMoved(answer.data, ({ at }) => undo({ table, id, seen: at, tellsRegistrants }));
  return null;
}

/** Returns a function that changes the state of a record and shows the result in a toast. */
export function useMoveContent() {
  const [isPending, startTransition] = useTransition();
  const move = (input: MoveInput) =>
    new Promise<string | null>((resolve) => {
      startTransition(async () => resolve(await store(input)));
    });
  return { isPending, move };
}
