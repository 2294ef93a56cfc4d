'use client';

import { Ellipsis } from 'lucide-react';
import { Menu } from '@/components/ui/menu';
import type { ListedBooking } from '@/lib/bookings/desk/model';
import type { BookingChange } from '@/lib/bookings/desk/schema';
import { useBookingSteps } from './use-booking-steps';

type BookingMenuProps = { booking: ListedBooking; onChange: (change: BookingChange) => void };

/** Action menu of a booking in the list. */
export function BookingMenu({ booking, onChange }: BookingMenuProps) {
  const { steps, deletion, dialog } = useBookingSteps(booking, { onChange });
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`Actions for ${booking.name}`}
            className="grid size-8 place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
          >
            <Ellipsis aria-hidden className="size-4" />
          </button>
        }
        groups={[steps, [deletion]]}
      />
      {dialog}
    </>
  );
}
