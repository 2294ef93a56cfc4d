'use client';

import { useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import { moveContent } from '@/lib/content/publishing/actions';
import type { MoveInput } from '@/lib/content/publishing/schema';
import { undoPublishing } from '@/lib/content/undoing/actions';
import type { UndoInput } from '@/lib/content/undoing/schema';
import { notices } from '@/lib/notices';
import { toastMoved } from './toast-moved';

async function undo(input: UndoInput): Promise<void> {
  const { data, serverError } = await undoPublishing(input).catch(() => ({
    data: undefined,
    serverError: { notice: 'contentNotMoved' as const },
  }));
  if (data) toast.success(notices[data.notice]);
  else toast.error(notices[serverError?.notice ?? 'somethingWentWrong']);
}

/** Requests a move from the server; returns the refusal's sentence, or null. */
async function store(input: MoveInput): Promise<string | null> {
  try {
    const { data, serverError } = await moveContent(input);
    if (data) {
      const { table, id, tellsRegistrants } = input;
      toastMoved(data, ({ at }) => undo({ table, id, seen: at, tellsRegistrants }));
      return null;
    }
    return notices[serverError?.notice ?? 'somethingWentWrong'];
  } catch {
    // The request was lost; it may or may not have been carried out.
    return notices.contentNotMoved;
  }
}

/** Returns a function that moves a record to another state and shows the result in a toast. */
export function useMoveContent() {
  const [isPending, startTransition] = useTransition();
  const move = (input: MoveInput) =>
    new Promise<string | null>((resolve) => {
      startTransition(async () => resolve(await store(input)));
    });
  return { isPending, move };
}
