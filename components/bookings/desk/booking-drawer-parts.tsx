'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/*
 * The parts of the drawer, whose code loads when one is shown. A page would load that of all its parts at once.
 */
export const BookingSteps = lazyPart(
  () => import('./booking-steps').then((module) => module.BookingSteps),
  { whenIdle: true },
);
export const ChooseHost = lazyPart(
  () => import('@/components/bookings/hosts/choose-host').then((module) => module.ChooseHost),
  { whenIdle: true },
);
export const EditBooking = lazyPart(
  () => import('./edit-booking').then((module) => module.EditBooking),
  { whenIdle: true },
);
export const NewBookingForm = lazyPart(
  () => import('./new-booking-form').then((module) => module.NewBookingForm),
  { whenIdle: true },
);
export const SendNotes = lazyPart(() => import('./send-notes').then((module) => module.SendNotes), {
  whenIdle: true,
});

/** Shows nothing: on the page of a list it lets the parts load. */
export function IdleBookingParts() {
  return null;
}
