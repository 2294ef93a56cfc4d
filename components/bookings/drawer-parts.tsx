'use client';

import dynamic from 'next/dynamic';

/*
 * The parts of the drawer, whose code loads when one is shown. A page would load that of all its parts at once.
 */
export const BookingForm = dynamic(() => import('./booking-form').then((part) => part.BookingForm));
export const BookingSteps = dynamic(() =>
  import('./booking-steps').then((part) => part.BookingSteps),
);
export const NewBookingForm = dynamic(() =>
  import('./new-booking-form').then((part) => part.NewBookingForm),
);
