'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { toast } from 'sonner';
import { type Refusal, refusalText } from '@/lib/core/actions/failure';
import { type NoticeKey, noticeText } from '@/lib/notices';

/** What was done; `count` where its sentence carries a number. */
export type Done = { notice: NoticeKey; count?: number };

/** What every action of the back-office answers. */
export type Answer<Data extends Done = Done> = {
  data?: Data;
  serverError?: Refusal;
};

/**
 * Runs an action, says how it went in a toast, and lets the screen follow. `run` resolves to what the action
 * answered, or to null if it was refused or lost; `undo` makes the action that the toast offers to take it back.
 */
export function useStaffAction() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  async function carryOut<Data extends Done>(
    call: () => Promise<Answer<Data>>,
    undo?: (data: Data) => () => Promise<Answer>,
  ): Promise<Data | null> {
    const answer = await call().catch(
      (): Answer<Data> => ({
        serverError: { notice: 'notReached', details: {} },
      }),
    );
    const { data, serverError } = answer;
    if (!data) {
      toast.error(refusalText(serverError ?? { notice: 'somethingWentWrong', details: {} }));
      return null;
    }
    toast.success(noticeText(data), {
      action: undo && { label: 'Undo', onClick: () => void run(undo(data)) },
    });
    startTransition(() => router.refresh());
    return data;
  }

  function run<Data extends Done>(
    call: () => Promise<Answer<Data>>,
    undo?: (data: Data) => () => Promise<Answer>,
  ): Promise<Data | null> {
    return new Promise((resolve) => {
      startTransition(async () => resolve(await carryOut(call, undo)));
    });
  }

  return { run, isPending };
}
