'use client';

import dynamic from 'next/dynamic';
import { loadWhenIdle } from '@/components/ui/load-when-idle';
import { untilLoaded } from '@/components/ui/until-loaded';

const loadBookingSteps = () => import('./booking-steps');
const loadChooseHost = () => import('@/components/bookings/hosts/choose-host');
const loadEditBooking = () => import('./edit-booking');
const loadNewBookingForm = () => import('./new-booking-form');
const loadSendNotes = () => import('./send-notes');

/*
 * The parts of the drawer, whose code loads when one is shown. A page would load that of all its parts at once.
 */
export const BookingSteps = dynamic(() =>
  untilLoaded(loadBookingSteps).then((part) => part.BookingSteps),
);
export const ChooseHost = dynamic(() =>
  untilLoaded(loadChooseHost).then((part) => part.ChooseHost),
);
export const EditBooking = dynamic(() =>
  untilLoaded(loadEditBooking).then((part) => part.EditBooking),
);
export const NewBookingForm = dynamic(() =>
  untilLoaded(loadNewBookingForm).then((part) => part.NewBookingForm),
);
export const SendNotes = dynamic(() => untilLoaded(loadSendNotes).then((part) => part.SendNotes));

// Before the first drawer opens. An import() within dynamic() would be another copy of the code.
loadWhenIdle(() =>
  Promise.all([
    loadBookingSteps(),
    loadChooseHost(),
    loadEditBooking(),
    loadNewBookingForm(),
    loadSendNotes(),
  ]),
);

/** Shows nothing: on the page of a list it lets the parts load. */
export function IdleBookingParts() {
  return null;
}
