'use client';

import { type Answer, type Done, useStaffAction } from './use-staff-action';

type UndoableChange<Input, Data extends Done> = {
  /** Applies the change optimistically. The screen reverts if the server refuses it. */
  show?: (input: Input) => void;
  change: (input: Input) => Promise<Answer<Data>>;
  undo: (data: Data, input: Input) => Promise<Answer>;
  /** Called after the change is stored, for example to clear the selection. */
  onDone?: () => void;
};

/**
 * Changes records and shows a toast that offers to undo it. `change` resolves to the action's response, or to null if
 * it was refused or lost.
 */
export function useUndoableChange<Input, Data extends Done>({
  show,
  change,
  undo,
  onDone,
}: UndoableChange<Input, Data>) {
  const { run, isPending } = useStaffAction();

  async function changeAndOfferUndo(input: Input): Promise<Data | null> {
    const data = await run(
      () => {
        show?.(input);
        return change(input);
      },
      (changed) => () => undo(changed, input),
    );
    if (data) onDone?.();
    return data;
  }

  return { change: changeAndOfferUndo, isPending };
}
