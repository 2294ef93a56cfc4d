'use client';

import { type Answer, useStaffAction } from '@/components/records/use-staff-action';
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
import { noteOwnChange } from './own-changes';

/** What can be done with bookings; each says how it went, and offers to take back what can be taken back. */
export function useBookingActions() {
  const { run, isPending } = useStaffAction();

  const one = (action: (input: { id: string }) => Promise<Answer>) => (id: string) => {
    noteOwnChange([id]);
    return run(() => action({ id }));
  };

  return {
    isPending,
    /** @param onBegin runs in the same transition, to show the change before it is stored */
    change(ids: string[], change: BookingChange, onBegin?: () => void) {
      noteOwnChange(ids);
      return run(
        () => {
          onBegin?.();
          return changeBookings({ ids, change });
        },
        ({ former }) =>
          () => {
            noteOwnChange(ids);
            return revertBookings({ former });
          },
      );
    },
    remove(ids: string[]) {
      noteOwnChange(ids);
      return run(
        () => deleteBookings({ ids }),
        (deleted) => () => {
          noteOwnChange(deleted.ids);
          return restoreDeleted({ table: 'consultation_bookings', recordIds: deleted.ids });
        },
      );
    },
    reopen: one(reopenBooking),
    release: one(releaseBooking),
    convert: one(convertBooking),
  };
}
