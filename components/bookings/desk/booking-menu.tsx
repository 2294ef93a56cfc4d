'use client';

import { useOpenRecord } from '@/components/lists/use-open-record';
import { LazyMenuPopup } from '@/components/ui/lazy-menu-popup';
import type { MenuPlace } from '@/components/ui/menu-frame';
import type { ListedBooking } from '@/lib/bookings/desk/model';
import type { BookingChange } from '@/lib/bookings/desk/schema';
import { useBookingSteps } from './use-booking-steps';

type BookingMenuProps = {
  booking: ListedBooking;
  onChange: (change: BookingChange) => void;
  place: MenuPlace;
};

/** Action menu of a booking in the list. */
export function BookingMenu({ booking, onChange, place }: BookingMenuProps) {
  const open = useOpenRecord();
  const { steps, deletion, dialog } = useBookingSteps(booking, {
    onChange,
    // Opens the drawer, which offers to create a deal.
    onCompleted: () => open(booking.id),
  });
  return (
    <>
      <LazyMenuPopup {...place} groups={[steps, [deletion]]} />
      {dialog}
    </>
  );
}
