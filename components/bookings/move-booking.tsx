'use client';

import { useState } from 'react';
import { NearestSlots } from '@/components/booking/nearest-slots';
import { useStaffAction } from '@/components/records/use-staff-action';
import { MomentForm } from '@/components/staff/moment-form';
import { type RefusalDetails, refusalText } from '@/lib/actions/failure';
import { slotInstant } from '@/lib/bookings/rules';
import { moveBooking } from '@/lib/calendar/actions';
import { SLOT_MINUTES } from '@/lib/calendar/rules';
import { notices } from '@/lib/notices';
import { noteOwnChange } from './own-changes';

type MoveBookingProps = { id: string; startsAt: string; onDone: () => void };

/** Asks for another time; where it is taken, the nearest free ones are a press away. */
export function MoveBooking({ id, startsAt, onDone }: MoveBookingProps) {
  const { run } = useStaffAction();
  const [nearest, setNearest] = useState<NonNullable<RefusalDetails['nearest']>>([]);

  const moveTo = (moment: Date) => moveBooking({ id, startsAt: moment.toISOString() });

  async function move(moment: Date): Promise<string | null> {
    noteOwnChange([id]);
    const answer = await moveTo(moment).catch(() => null);
    setNearest(answer?.serverError?.details.nearest ?? []);
    if (!answer?.data) {
      return answer?.serverError ? refusalText(answer.serverError) : notices.notReached;
    }
    onDone();
    await run(
      async () => answer,
      () => () => {
        noteOwnChange([id]);
        return moveTo(new Date(startsAt));
      },
    );
    return null;
  }

  return (
    <div className="rounded-surface border border-line p-4">
      <MomentForm
        initial={new Date(startsAt)}
        step={SLOT_MINUTES}
        submitLabel="Move"
        pendingLabel="Moving…"
        cancelLabel="Keep the time"
        onCancel={onDone}
        onChoose={move}
      />
      <NearestSlots
        slots={nearest}
        onChoose={({ date, time }) => {
          const moment = slotInstant(date, time);
          if (moment) void move(moment);
        }}
      />
    </div>
  );
}
