'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/* Parts of the drawer, each loaded on demand. A static import would load all of them with the page. */
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

/** Renders nothing. Preloads the drawer parts on the list page. */
export function IdleBookingParts() {
  return null;
}
