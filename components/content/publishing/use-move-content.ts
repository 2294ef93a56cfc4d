'use client';

import { useTransition } from 'react';
import { toast } from 'sonner';
import { moveContent } from '@/lib/content/publishing/actions';
import type { MoveInput } from '@/lib/content/publishing/schema';
import { notices, noticeText } from '@/lib/notices';

/** Asks the server for a change of state; the refusal's sentence, or null. */
async function store(input: MoveInput): Promise<string | null> {
  try {
    const { data, serverError } = await moveContent(input);
    if (data) {
      toast.success(noticeText(data));
      return null;
    }
    return notices[serverError?.notice ?? 'somethingWentWrong'];
  } catch {
    // The request itself was lost; nothing says that it was carried out.
    return notices.contentNotMoved;
  }
}

/** Moves a record to another state and tells how it went. The table follows with the action's answer. */
export function useMoveContent() {
  const [isPending, startTransition] = useTransition();
  const move = (input: MoveInput) =>
    new Promise<string | null>((resolve) => {
      startTransition(async () => resolve(await store(input)));
    });
  return { isPending, move };
}
