'use client';

import { noteOwnChange } from '@/components/records/own-changes';
import { type Answer, type Done, useStaffAction } from '@/components/records/use-staff-action';
import { useUndoableChange } from '@/components/records/use-undoable-change';
import { restoreDeleted } from '@/lib/audit/actions';
import {
  changeBookings,
  convertBooking,
  deleteBookings,
  releaseBooking,
  reopenBooking,
  revertBookings,
} from '@/lib/bookings/desk/actions';
import type { BookingChange } from '@/lib/bookings/desk/schema';

type Options = {
  /** Applies a change optimistically. */
  onChange?: (ids: readonly string[], change: BookingChange) => void;
};

/** Returns the actions on bookings. Each shows a toast, from which changes and deletions can be undone. */
export function useBookingActions({ onChange }: Options = {}) {
  const { run, isPending } = useStaffAction();

  const changing = useUndoableChange({
    show({ ids, change }: { ids: string[]; change: BookingChange }) {
      noteOwnChange(ids);
      onChange?.(ids, change);
    },
    change: changeBookings,
    undo({ former }, { ids }) {
      noteOwnChange(ids);
      return revertBookings({ former });
    },
  });

  const deletion = useUndoableChange({
    show: noteOwnChange,
    change: (ids: string[]) => deleteBookings({ ids }),
    undo({ ids }) {
      noteOwnChange(ids);
      return restoreDeleted({ table: 'consultation_bookings', recordIds: ids });
    },
  });

  const one =
    <Data extends Done>(action: (input: { id: string }) => Promise<Answer<Data>>) =>
    (id: string) => {
      noteOwnChange([id]);
      return run(() => action({ id }));
    };

  return {
    isPending: isPending || changing.isPending || deletion.isPending,
    change: (ids: string[], change: BookingChange) => changing.change({ ids, change }),
    remove: deletion.change,
    reopen: one(reopenBooking),
    release: one(releaseBooking),
    convert: one(convertBooking),
  };
}
