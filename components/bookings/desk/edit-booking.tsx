'use client';

import { useEffect, useState } from 'react';
import { useKeptDraft } from '@/components/records/use-kept-draft';
import type { DeskBooking } from '@/lib/bookings/desk/model';
import type { BookingChoices } from './booking-fields';
import { EditBookingForm } from './edit-booking-form';

type EditBookingProps = BookingChoices & { booking: DeskBooking };

/** Collapsible form of a booking, closed by default. */
export function EditBooking({ booking, ...choices }: EditBookingProps) {
  const draft = useKeptDraft(`booking:${booking.id}`);
  const [isOpen, setOpen] = useState(false);
  // Only the browser knows about unsaved text, which must not stay hidden in a closed section.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per booking.
  useEffect(() => {
    if (draft.read()) setOpen(true);
  }, [booking.id]);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-t border-line pt-4"
    >
      <summary className="cursor-pointer py-1 font-medium text-ink">Edit booking and notes</summary>
      <div className="pt-4">
        <EditBookingForm booking={booking} {...choices} />
      </div>
    </details>
  );
}
