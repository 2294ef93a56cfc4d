'use client';

import { useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import { moveContent } from '@/lib/content/publishing/actions';
import type { MoveInput } from '@/lib/content/publishing/schema';
import { notices, noticeText } from '@/lib/notices';

/** Requests a move from the server; returns the refusal's sentence, or null. */
async function store(input: MoveInput): Promise<string | null> {
  try {
    const { data, serverError } = await moveContent(input);
    if (data) {
      toast.success(noticeText(data));
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
