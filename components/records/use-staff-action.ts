'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { toast, toastRefusal } from '@/components/ui/toast';
import { refusalIn } from '@/lib/core/actions/refusal';
import { type Answered, answerOf } from './answer-of';

/** Successful result of an action, with its message. */
export type Done = {
  text: string;
  tone?: 'success' | 'info';
  /** True if the action did nothing yet because the screen asks for confirmation. No toast is shown. */
  asks?: boolean;
};

/** Response of a back-office action. */
export type Answer<Data extends Done = Done> = Answered<Data>;

/**
 * Returns `run`, which calls an action, shows its result in a toast and refreshes the screen. Resolves to the data of
 * the action, or to null if it was refused or lost. `undo` returns the action for the toast's Undo button.
 */
export function useStaffAction() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  async function carryOut<Data extends Done>(
    call: () => Promise<Answer<Data>>,
    undo?: (data: Data) => () => Promise<Answer>,
  ): Promise<Data | null> {
    const answer = await answerOf(call());
    const { data } = answer;
    if (!data) {
      toastRefusal(refusalIn(answer));
      return null;
    }
    if (data.asks) return data;
    toast[data.tone ?? 'success'](data.text, {
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
